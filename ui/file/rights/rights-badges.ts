import type { BadgeProps } from '../../kit/badge.tsx'
import type { RightsState } from './asset-rights.ts'
import type { CheckedAsset } from './rights.ts'
import { isEditorial } from './guarded-frames.ts'
import { rightsWords } from './words.ts'

const kinds: Record<RightsState, NonNullable<BadgeProps['kind']>> = {
  comp: 'warning',
  adopted: 'warning',
  missing: 'bad',
  aside: 'neutral',
  licensed: 'good',
  claimed: 'neutral',
  unknown: 'warning'
}

/** Badges for the state of an asset. */
export function rightsBadges({ found, rights }: CheckedAsset): BadgeProps[] {
  const { state } = rights
  const badge: BadgeProps = {
    kind: kinds[state],
    text: rightsWords.get()[state]
  }
  if (state === 'licensed') badge.icon = 'check'
  return isEditorial(found)
    ? [badge, { text: rightsWords.get().editorial }]
    : [badge]
}
