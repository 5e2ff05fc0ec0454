import { fixedAt } from './profile-tags.ts'
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
      ? [[fixedAt(tag, 8), fixedAt(tag, 12), fixedAt(tag, 16)]]
      : []
  })
  return found.length === 3 && !tags('A2B0') ? found : null
}
