import type { TolerantImage } from '../../contract/api/tolerant.ts'

/** What a person should know before placing an asset. */
export function badgesOf(image: TolerantImage): string[] {
  const badges = []
  if (image.is_editorial) badges.push('Editorial')
  if (image.image_type === 'vector') badges.push('Vector')
  return badges
}
