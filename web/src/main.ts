import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './early'
import { mount } from 'svelte'
import App from './app/App.svelte'
import { firstLanguage, words } from './words/index.svelte'

await words.speak(firstLanguage(), false)
// A notice was touched while the page is open somewhere.
navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ go?: unknown }>) => {
  if (typeof data?.go === 'string' && data.go.startsWith('#/')) location.hash = data.go
})
mount(App, { target: document.getElementById('app')! })
