import { barSize, panelSize } from '../contract/settings.ts'
import { isSize } from '../contract/shape.ts'
import { closeChannel, receive } from './channel.ts'
import { saveRequiredFileId } from './document/file-id.ts'
import { watchLaunch } from './platform/launch.ts'
import { loadSettings } from './platform/load-settings.ts'
import { resizePanel } from './platform/panel-window.ts'
import { watchDocument } from './finding/watch-document.ts'
import { watchDrops } from './filling/watch-drops.ts'
import { watchSelection } from './filling/watch-selection.ts'

function start(): void {
  const { width, height } = panelSize
  figma.showUI(__html__, { width, height, themeColors: true })
  void restoreSize()
  figma.ui.onmessage = receive
  watchSelection()
  watchDocument()
  watchDrops()
  figma.on('close', () => {
    closeChannel()
    saveRequiredFileId()
  })
}

/** Runs while the panel loads, so that its first paint has the saved size. */
async function restoreSize(): Promise<void> {
  const { width, height, isMinimised } = await loadSettings()
  if (isMinimised === true) resizePanel(barSize)
  else if (isSize(width) && isSize(height)) resizePanel({ width, height })
}

watchLaunch(start)
