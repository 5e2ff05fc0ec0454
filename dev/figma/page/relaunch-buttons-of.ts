import type { Host, Plugin } from '../shared/host.ts'
import { relaunchTexts } from '../dock/document-data.ts'

export interface RelaunchButton {
  command: string
  name: string
  /** What the plugin says of it on the layer. */
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
  const [first = {}, ...others] =
    selected.length > 0 ? selected.map(of) : [{ ...of(null), ...of(pageId) }]
  const buttons = manifest.relaunchButtons ?? []
  return buttons.flatMap(({ command, name, multipleSelection }) => {
    const text = first[command]
    const isShared = others.every(texts => texts[command] !== undefined)
    const isFor = selected.length < 2 || multipleSelection === true
    return text !== undefined && isShared && isFor
      ? [{ command, name, text }]
      : []
  })
}
