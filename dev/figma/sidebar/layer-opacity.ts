import type { Host } from '../core/host.ts'
import { showHostNotice } from '../page/notices.ts'

const body = `
  return figma.getNodeByIdAsync(input.id).then(node => {
    node.opacity = input.opacity
    figma.commitUndo()
  })
`

/** As an undo step of its own. */
export function setLayerOpacity(host: Host, id: string, opacity: number): void {
  host.evaluate(body, { id, opacity }).catch((error: unknown) => {
    showHostNotice(`The opacity was not changed. ${String(error)}`, true)
  })
}
