import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './early'
import { mount } from 'svelte'
import App from './app/App.svelte'
import { firstLanguage, words } from './words/index.svelte'

await words.speak(firstLanguage(), false)
mount(App, { target: document.getElementById('app')! })
