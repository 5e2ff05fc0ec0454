import { contributors } from '../assets/contributors.ts'
import { albums } from './covers/albums.ts'
import type { TrackSpec } from './styles/track-spec.ts'

/** What a licensed file says of itself in ID3 tags, such as `title=…`. */
export function tagsOf({ title, artists, album }: TrackSpec): string[] {
  const { name, license } = contributors.sound
  return [
    `title=${title}`,
    `artist=${artists.join(', ')}`,
    ...(album === 'none' ? [] : [`album=${albums[album].title}`]),
    `copyright=${name}, ${license}`
  ]
}
