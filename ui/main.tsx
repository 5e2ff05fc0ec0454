import { render } from 'preact'
import { App } from './app.tsx'
import { createBrowserPlatform } from './browser-platform.ts'
import { controller } from './controller.ts'
import { createPartLoader } from './load-part.ts'
import './panel.css'
import { usePlatform } from './platform.ts'
import './shell.css'
import { startPanel } from './start.ts'
import { $language } from './stores/language.ts'
import { watchConnection } from './stores/online.ts'
import { warmUp } from './views/view-parts.ts'
import { loadPicturesAgain } from './views/window/load-pictures-again.ts'
import { speak } from './words/speak.ts'

usePlatform(createBrowserPlatform())
panelModules.load = createPartLoader(
  panelModules,
  name => controller.call('loadPart', { name }),
  html => {
    // A script in it is run where it is put, unlike one set as text.
    const fragment = document.createRange().createContextualFragment(html)
    document.head.append(fragment)
  }
)
speak(navigator.languages)
$language.subscribe(language => {
  document.documentElement.lang = language
})
watchConnection()
loadPicturesAgain()
const place = document.getElementById('panel')
place?.replaceChildren()
if (place) render(<App />, place)
void startPanel().then(warmUp)
