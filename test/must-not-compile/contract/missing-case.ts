/* oxlint-disable -- here the compiler is to find it */
import type { MediaType } from '../../../contract/api/media-type.ts'

// error TS2366
export function wordFor(mediaType: MediaType): string {
  switch (mediaType) {
    case 'image':
      return 'picture'
    case 'video':
      return 'film'
  }
}
