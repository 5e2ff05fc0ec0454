import type { Host, Plugin } from '../shared/host.ts'
import { relaunchTexts } from './document-data.ts'

export interface RelaunchButton {
  command: string
  name: string
  /** The plugin's description of the button on the layer. */
  text: string
}

/**
 * The buttons that the plugin put on the selected layers, or else on the page
 * or the document. Figma: for several layers only those that all have and that
 * the manifest allows for several.
 */
export function relaunchButtonsOf(
  host: Host,
  { manifest }: Plugin,
  selected: string[],
  pageId: string | null
): RelaunchButton[] {
  const of = (id: string | null) =>
    relaunchTexts(host.keptData(id), manifest.id)
  const [id, ...others] = selected
  const texts = id === undefined ? { ...of(null), ...of(pageId) } : of(id)
  const buttons = manifest.relaunchButtons ?? []
  return buttons.flatMap(({ command, name, multipleSelection }) => {
    const text = texts[command]
    const isFor = others.length === 0 || multipleSelection === true
    if (text === undefined || !isFor) return []
    // Stops early: most of many layers need not be read.
    const isShared = others.every(other => of(other)[command] !== undefined)
    return isShared ? [{ command, name, text }] : []
  })
}
