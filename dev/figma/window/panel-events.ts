import type { Point } from '../shared/matrix.ts'
import { readDroppedFile } from '../canvas/drop-on-canvas.ts'
import { type PanelDrop, readPanelMessage } from '../frames/panel-message.ts'
import { $session, type Session } from '../session/session.ts'
import { $canvasBox, type CanvasBox, toPage } from '../scene/view.ts'

/** Hands on what the panel's frame says. */
export function followPanel(): void {
  addEventListener('message', event => {
    const session = $session.get()
    if (!session?.panel.owns(event.source)) return
    const { id } = session.plugin.manifest
    const read = readPanelMessage(event.data, event.origin, id)
    if (read?.kind === 'message') {
      session.host.panelMessage(read.message, read.origin)
    }
    if (read?.kind === 'drop') void dropFromPanel(session, read.drop)
  })
}

async function dropFromPanel(session: Session, drop: PanelDrop): Promise<void> {
  const { clientX, clientY, items, files, dropMetadata } = drop
  const at = session.panel.dragEnd(clientX, clientY)
  const panel = session.panel.box()
  if (!isWithin($canvasBox.get(), at) || (panel && isWithin(panel, at))) return
  session.host.drop({
    ...toPage(at),
    items,
    files: await Promise.all(files.map(readDroppedFile)),
    ...(dropMetadata !== undefined && { dropMetadata })
  })
}

function isWithin(box: CanvasBox, { x, y }: Point): boolean {
  const { left, top, width, height } = box
  return x >= left && y >= top && x <= left + width && y <= top + height
}
