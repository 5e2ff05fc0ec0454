import de from './de/panel.json'
import es from './es/panel.json'
import fr from './fr/panel.json'
import ja from './ja/panel.json'
import pt from './pt/panel.json'
import { i18n } from './i18n.ts'

export const panelWords = i18n('panel', [de, es, fr, ja, pt], {
  cleared: 'Cleared',
  minimise: 'Minimize',
  resizePanel: 'Resize panel',
  dragToResizeOrUse: 'Drag to resize, or use the arrow keys',
  dismiss: 'Dismiss',
  notices: 'Notices',
  loading: 'Loading',
  thisCouldNotBeShown: 'This could not be shown'
})
