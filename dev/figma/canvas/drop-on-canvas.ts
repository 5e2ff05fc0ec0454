import type { Drop } from '../shared/host.ts'
import { $dragsFromPanel } from '../frames/panel.ts'
import { placeDroppedPictures } from './place-dropped-pictures.ts'
import type { Session } from '../session/session.ts'
import { toPage } from '../scene/view.ts'

/**
 * Files and data dragged onto the canvas from outside the page. Images and
 * videos that the plugin leaves alone are placed.
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
    files: await Promise.all([...dataTransfer.files].map(readDroppedFile))
  }
  if (session.host.drop(drop)) await placeDroppedPictures(session.host, drop)
}

/** As a plugin is given it. */
export async function readDroppedFile(
  file: File
): Promise<Drop['files'][number]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, type: file.type, bytes }
}
