import { createChannel } from './channel.ts'
import { handlers } from './handlers.ts'
import { readSettings } from './saved/settings.ts'
import { storageKeys } from './storage-keys.ts'
import { loadItem } from './storage.ts'
import { watchDocument } from './watch-document.ts'
import { watchSelection } from './watch-selection.ts'

/** How long the panel may wait for its saved size, in milliseconds. */
const patience = 60

async function main(): Promise<void> {
  const saved = loadItem(storageKeys.settings).then(readSettings, () =>
    readSettings(null)
  )
  const late = new Promise<null>(resolve =>
    setTimeout(() => resolve(null), patience)
  )
  const inTime = await Promise.race([saved, late])
  showPanel(inTime || readSettings(null))
  if (inTime) return
  const { width, height } = await saved
  figma.ui.resize(width, height)
}

function showPanel(size: { width: number; height: number }): void {
  const { width, height } = size
  figma.showUI(__html__, { width, height, themeColors: true })
  const channel = createChannel(handlers, message =>
    figma.ui.postMessage(message)
  )
  figma.ui.onmessage = message => channel.receive(message)
  watchSelection(selection => channel.emit('selectionChanged', selection))
  watchDocument(pageIds => channel.emit('documentChanged', { pageIds }))
  figma.on('close', () => channel.close())
}

void main()
