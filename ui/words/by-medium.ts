import type { ShownMedium } from '../../contract/api/routes.ts'
import type { MediaType } from '../../contract/document.ts'

/** The one for a medium, such as its texts; a track counts as an image. */
export function byMedium<Value>(
  mediaType: MediaType,
  all: Record<ShownMedium, Value>
): Value {
  return mediaType === 'video' ? all.video : all.image
}
