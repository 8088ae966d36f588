// Shows notices of one's turn while no page is open. Keeps nothing and answers no requests of the page.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data?.json() ?? {}
  } catch {
    // Shown without words: browsers want to see something for every message.
  }
  const table = /^[A-Za-z0-9_-]{8,32}$/.test(told.table) ? told.table : ''
  event.waitUntil(
    self.registration.showNotification(String(told.title ?? 'moondrake'), {
      body: String(told.text ?? ''),
      tag: table || 'moondrake',
      data: { table },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { table } = event.notification.data ?? {}
  const address = new URL(table ? `./#/table/${table}` : './', self.registration.scope).href
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const page = open.find((one) => one.url === address) ?? open[0]
      if (!page) return self.clients.openWindow(address)
      await page.focus()
      if (page.url !== address) page.postMessage({ go: table ? `#/table/${table}` : '#/' })
    })(),
  )
})
