import { assetOfKey } from '../../../contract/asset-key.ts'
import type { Choices } from './choices.ts'
import type { HashOf } from './small-file.ts'

/**
 * Decides which assets have identical files: usually none, sometimes all
 * previews of a medium, all its licensed files, or both. It follows from the earlier choices,
 * as one more choice would change every recorded run.
 */
export function drawHashes({ taken }: Choices): HashOf {
  const drawn = taken.reduce((sum, one) => sum + one, 0) % 6
  return (state, asset) => {
    const isAlike = drawn === 5 || drawn === (state === 'comp' ? 4 : 3)
    const alike = `alike-${assetOfKey(asset).mediaType}`
    return `${state}-${isAlike ? alike : asset}`
  }
}
