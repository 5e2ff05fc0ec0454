import { render } from 'preact'
import { App } from './app.tsx'
import { offerAssetActions } from './asset-actions.ts'
import { createBrowserPlatform } from './browser-platform.ts'
import { loadFont } from '../kit/font/load-font.ts'
import { showTips } from '../kit/tip/show-tips.ts'
import '../kit/theme.css'
import { usePlatform } from '../platform/platform.ts'
import './skeleton.css'
import { startPanel } from './start-panel.ts'
import { $language } from '../words/language.ts'
import { watchConnection } from '../shell/online.ts'
import { reloadPictures } from '../shell/reload-pictures.ts'
import { applyLanguage } from '../words/apply-language.ts'

usePlatform(createBrowserPlatform())
applyLanguage(navigator.languages)
$language.subscribe(language => {
  document.documentElement.lang = language
})
watchConnection()
reloadPictures()
offerAssetActions()
const place = document.getElementById('panel')
place?.replaceChildren()
if (place) render(<App />, place)
loadFont()
showTips()
void startPanel()
