import { hashOf } from './media-paint.ts'
import { paintAreas } from './paint-areas.ts'

export function showsFile(
  holder: SceneNode | PaintStyle,
  imageHash: string
): boolean {
  if (holder.type === 'MEDIA') return holder.mediaData.hash === imageHash
  return paintAreas(holder).some(area =>
    area
      .read()
      .some(({ paints }) => paints.some(paint => hashOf(paint) === imageHash))
  )
}
