import type { Drop } from '../core/host.ts'
import { type PanelDrop, readPanelMessage } from './panel-message.ts'
import type { Session } from './session.ts'
import { $canvasBox, toPage } from '../canvas/view.ts'

/** Hands on what the panel's frame says; returns the end of it. */
export function followPanel(session: Session): () => void {
  const { host, panel, plugin } = session
  const hear = (event: MessageEvent): void => {
    if (!panel.owns(event.source)) return
    const { id } = plugin.manifest
    const read = readPanelMessage(event.data, event.origin, id)
    if (read?.kind === 'message') host.panelMessage(read.message, read.origin)
    if (read?.kind === 'drop') void dropFromPanel(session, read.drop)
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}

async function dropFromPanel(session: Session, drop: PanelDrop): Promise<void> {
  const { clientX: x, clientY: y, items, files, dropMetadata } = drop
  if (!isOnCanvas(x, y)) return
  session.host.drop({
    ...toPage({ x, y }),
    items,
    files: await Promise.all(files.map(readFile)),
    ...(dropMetadata !== undefined && { dropMetadata })
  })
}

/** Files and data dragged onto the canvas from outside the page. */
export async function dropOnCanvas(
  session: Session,
  event: DragEvent
): Promise<void> {
  const { dataTransfer, clientX: x, clientY: y } = event
  if (!dataTransfer) return
  const items = dataTransfer.types
    .filter(type => type !== 'Files')
    .map(type => ({ type, data: dataTransfer.getData(type) }))
  const files = [...dataTransfer.files]
  session.host.drop({
    ...toPage({ x, y }),
    items,
    files: await Promise.all(files.map(readFile))
  })
}

async function readFile(file: File): Promise<Drop['files'][number]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, type: file.type, bytes }
}

function isOnCanvas(x: number, y: number): boolean {
  const { left, top, width, height } = $canvasBox.get()
  return x >= left && y >= top && x <= left + width && y <= top + height
}
