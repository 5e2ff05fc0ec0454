import type { Drop } from '../shared/host.ts'
import type { Point } from '../shared/matrix.ts'
import { placeImages } from '../page/dropped-images.ts'
import { $dragsFromPanel } from './panel.ts'
import { type PanelDrop, readPanelMessage } from './panel-message.ts'
import { $session, type Session } from '../page/session.ts'
import { $canvasBox, type CanvasBox, toPage } from '../canvas/view.ts'

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
    files: await Promise.all(files.map(readFile)),
    ...(dropMetadata !== undefined && { dropMetadata })
  })
}

/**
 * Files and data dragged onto the canvas from outside the page. Images that
 * the plugin leaves alone are placed.
 */
export async function dropOnCanvas(
  session: Session,
  event: DragEvent
): Promise<void> {
  const { dataTransfer, clientX: x, clientY: y } = event
  // Figma: a frame of origin null drops by `pluginDrop` alone.
  if (!dataTransfer || $dragsFromPanel.get()) return
  const items = dataTransfer.types
    .filter(type => type !== 'Files')
    .map(type => ({ type, data: dataTransfer.getData(type) }))
  const drop: Drop = {
    ...toPage({ x, y }),
    items,
    files: await Promise.all([...dataTransfer.files].map(readFile))
  }
  if (session.host.drop(drop)) placeImages(session.host, drop)
}

async function readFile(file: File): Promise<Drop['files'][number]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, type: file.type, bytes }
}

function isWithin(box: CanvasBox, { x, y }: Point): boolean {
  const { left, top, width, height } = box
  return x >= left && y >= top && x <= left + width && y <= top + height
}
