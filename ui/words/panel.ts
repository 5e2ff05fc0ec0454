import { i18n } from './i18n.ts'

export const panelWords = i18n('panel', {
  cleared: 'Cleared',
  minimise: 'Minimize',
  resizePanel: 'Resize panel',
  dragToResizeOrUse: 'Drag to resize, or use the arrow keys',
  dismiss: 'Dismiss',
  notices: 'Notices',
  loading: 'Loading',
  thisCouldNotBeShown: 'This could not be shown'
})
