import { render } from 'preact'
import { App } from './app.tsx'
import { createBrowserPlatform } from './browser-platform.ts'
import './panel.css'
import { usePlatform } from './platform.ts'
import './shell.css'
import { startPanel } from './start.ts'
import { $language } from './stores/language.ts'
import { watchConnection } from './stores/online.ts'
import { loadPicturesAgain } from './views/window/load-pictures-again.ts'
import { speak } from './words/speak.ts'

usePlatform(createBrowserPlatform())
speak(navigator.languages)
$language.subscribe(language => {
  document.documentElement.lang = language
})
watchConnection()
loadPicturesAgain()
const place = document.getElementById('panel')
place?.replaceChildren()
if (place) render(<App />, place)
void startPanel()
