import { onePixel } from '../../../dev/figma/test/one-pixel.ts'
import { canvasOf } from '../set-up/canvas.ts'
import type { HostPage } from '../set-up/use-host.ts'

/** Drops `photo.png` from the desktop at a point of the screen. */
export async function dropFile(
  opened: HostPage,
  at: { x: number; y: number }
): Promise<void> {
  const data = await opened.page.evaluateHandle(text => {
    const bytes = Uint8Array.from(atob(text), it => it.charCodeAt(0))
    const file = new File([bytes], 'photo.png', { type: 'image/png' })
    const transfer = new DataTransfer()
    transfer.items.add(file)
    return transfer
  }, onePixel)
  await canvasOf(opened).dispatchEvent('drop', {
    dataTransfer: data,
    clientX: at.x,
    clientY: at.y
  })
}
