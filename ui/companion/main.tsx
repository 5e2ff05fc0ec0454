import { render } from 'preact'
import { createPeer } from '../../contract/peer.ts'
import type {
  CompanionEvents,
  CompanionPanelEvents
} from '../../contract/companion.ts'
import { loadFont } from '../kit/font/load-font.ts'
import '../kit/theme.css'
import { CompanionView } from './companion-view.tsx'
import { $inspected } from './inspected.ts'
import { $language } from '../words/language.ts'
import { applyLanguage } from '../words/apply-language.ts'

type Nothing = Record<string, never>

const peer = createPeer<
  Nothing,
  Nothing,
  CompanionPanelEvents,
  CompanionEvents
>({
  handlers: {},
  post: message => parent.postMessage({ pluginMessage: message }, '*')
})
peer.on('inspected', inspected => $inspected.set(inspected))
addEventListener('message', event => {
  const data: unknown = event.data
  if (typeof data === 'object' && data && 'pluginMessage' in data) {
    peer.receive(data.pluginMessage)
  }
})

applyLanguage(navigator.languages)
$language.subscribe(language => {
  document.documentElement.lang = language
})
const place = document.getElementById('panel')
place?.replaceChildren()
if (place) render(<CompanionView />, place)
loadFont()
peer.emit('opened', {})
