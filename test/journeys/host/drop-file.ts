import { onePixel } from '../../../dev/figma/test/one-pixel.ts'
import { canvasOf } from '../set-up/canvas.ts'
import type { HostPage } from '../set-up/use-host.ts'

interface DroppedFile {
  name: string
  type: string
  /** In base64. */
  content: string
}

const photo = { name: 'photo.png', type: 'image/png', content: onePixel }

/** Drops a file from the desktop at a point of the screen. */
export async function dropFile(
  opened: HostPage,
  at: { x: number; y: number },
  file: DroppedFile = photo
): Promise<void> {
  const data = await opened.page.evaluateHandle(({ name, type, content }) => {
    const bytes = Uint8Array.from(atob(content), it => it.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], name, { type }))
    return transfer
  }, file)
  await canvasOf(opened).dispatchEvent('drop', {
    dataTransfer: data,
    clientX: at.x,
    clientY: at.y
  })
}
