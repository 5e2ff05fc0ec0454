import { fixedPointAt } from './profile-tags.ts'
import type { ProfileTags } from './profile-tags.ts'
import { textAt } from './text-at.ts'

/**
 * Red, green and blue as XYZ for D50; null for profiles that have a color table
 * instead.
 */
export function primariesOf(tags: ProfileTags): number[][] | null {
  const found = ['rXYZ', 'gXYZ', 'bXYZ'].flatMap(name => {
    const tag = tags(name)
    return tag && tag.byteLength >= 20 && textAt(tag, 0) === 'XYZ '
      ? [[fixedPointAt(tag, 8), fixedPointAt(tag, 12), fixedPointAt(tag, 16)]]
      : []
  })
  return found.length === 3 && !tags('A2B0') ? found : null
}
