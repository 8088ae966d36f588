/** The ways back to one's identity, and notices to this browser. */
import { ask, identity } from '../wire/api'
import type { IdentityInfo, PasskeyOptions, Phrase, Ways } from '../wire/answers'
import { words } from '../words/index.svelte'

export async function ways(): Promise<Ways> {
  await identity()
  return ask('GET', 'identity/ways')
}
export async function newPhrase(): Promise<string> {
  await identity()
  return (await ask<Phrase>('POST', 'identity/phrase')).phrase
}
export const dropPhrase = (): Promise<void> => ask('DELETE', 'identity/phrase')
export const recover = (phrase: string): Promise<IdentityInfo> => ask('POST', 'identity/recover', { phrase })

/** Browsers have passkeys for names over https, and on this computer for `localhost`. */
export function hasPasskeys(): boolean {
  return (
    isSecureContext &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  )
}

export async function makePasskey(): Promise<Ways> {
  await identity()
  const { options } = await ask<PasskeyOptions>('POST', 'identity/passkeys/options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return ask('POST', 'identity/passkeys', { credential: made.toJSON() })
}
export async function usePasskey(): Promise<IdentityInfo> {
  const { options } = await ask<PasskeyOptions>('POST', 'identity/signin/options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  return ask('POST', 'identity/signin', { credential: shown.toJSON() })
}
export const dropPasskey = (id: string): Promise<Ways> => ask('DELETE', 'identity/passkeys', { id })

export function hasPush(): boolean {
  return (
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  )
}

/** Whether this browser is told already. */
export async function isTold(): Promise<boolean> {
  const worker = hasPush() ? await navigator.serviceWorker.getRegistration() : undefined
  return !!(await worker?.pushManager.getSubscription()) && Notification.permission === 'granted'
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0))
}

/** null: the browser was not allowed to show notices. */
export async function tellMe(key: string): Promise<Ways | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register('sw.js')
  await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } }
  return ask('POST', 'identity/push', {
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    language: words.language,
  })
}
export async function tellMeNoMore(): Promise<Ways> {
  const worker = await navigator.serviceWorker.getRegistration()
  const made = await worker?.pushManager.getSubscription()
  await made?.unsubscribe()
  return ask('DELETE', 'identity/push', made ? { endpoint: made.endpoint } : {})
}
