import { defaultSettings } from '../contract/settings.ts'
import { isNumber } from '../contract/shape.ts'
import { createChannel } from './channel.ts'
import { keepFileName } from './document/file-id.ts'
import { handlers } from './handlers.ts'
import { inputs } from './inputs.ts'
import { watchLaunch } from './launch.ts'
import { loadSettings } from './load-settings.ts'
import { resizePanel } from './methods/resize-panel.ts'
import { tellFoundSoFar } from './finding/found-so-far.ts'
import { watchDocument } from './finding/watch-document.ts'
import { watchDrops } from './filling/watch-drops.ts'
import { watchSelection } from './filling/watch-selection.ts'

/** May open the panel and write, from here on. */
function start(): void {
  const { width, height } = defaultSettings
  figma.showUI(__html__, { width, height, themeColors: true })
  void restoreSize()
  const channel = createChannel(handlers, inputs, message =>
    figma.ui.postMessage(message)
  )
  figma.ui.onmessage = message => channel.receive(message)
  watchSelection(selection => channel.emit('selectionChanged', selection))
  watchDocument(() => channel.emit('documentChanged', {}))
  watchDrops(dropped => channel.emit('dropped', dropped))
  tellFoundSoFar(images => channel.emit('compsFound', { images }))
  figma.on('close', () => {
    channel.close()
    keepFileName()
  })
}

/** The panel is loading meanwhile: it is first painted at its own size. */
async function restoreSize(): Promise<void> {
  const { width, height } = await loadSettings()
  if (isNumber(width) && isNumber(height)) resizePanel({ width, height })
}

watchLaunch(start)
