import { createChannel } from './channel.ts'
import { handlers } from './handlers.ts'
import { inputs } from './inputs.ts'
import { watchLaunch } from './launch.ts'
import { readSettings } from './saved/settings.ts'
import { storageKeys } from './storage-keys.ts'
import { loadItem } from './storage.ts'
import { tellFoundSoFar } from './finding/found-so-far.ts'
import { watchDocument } from './finding/watch-document.ts'
import { watchDrops } from './filling/watch-drops.ts'
import { watchSelection } from './filling/watch-selection.ts'

/** May open the panel and write, from here on. */
function start(): void {
  const usual = readSettings(null)
  const { width, height } = usual
  figma.showUI(__html__, { width, height, themeColors: true })
  void restoreSize(usual)
  const channel = createChannel(handlers, inputs, message =>
    figma.ui.postMessage(message)
  )
  figma.ui.onmessage = message => channel.receive(message)
  watchSelection(selection => channel.emit('selectionChanged', selection))
  watchDocument(pageIds => channel.emit('documentChanged', { pageIds }))
  watchDrops(dropped => channel.emit('dropped', dropped))
  tellFoundSoFar(assets => channel.emit('compsFound', { assets }))
  figma.on('close', () => channel.close())
}

/** The panel is loading meanwhile: it is first painted at its own size. */
async function restoreSize(usual: {
  width: number
  height: number
}): Promise<void> {
  const { width, height } = await loadItem(storageKeys.settings).then(
    readSettings,
    () => usual
  )
  if (width !== usual.width || height !== usual.height) {
    figma.ui.resize(width, height)
  }
}

watchLaunch(start)
