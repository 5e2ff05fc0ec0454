import type { BadgeProps } from '../../kit/badge.tsx'
import type { RightsState } from './asset-rights.ts'
import type { CheckedAsset } from './rights.ts'
import { isOpenWarning } from './guard.ts'
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
export function rightsBadges(checked: CheckedAsset): BadgeProps[] {
  const { found, rights, frames } = checked
  const { state } = rights
  const badge: BadgeProps = {
    kind: kinds[state],
    text: rightsWords.get()[state]
  }
  if (state === 'licensed') badge.icon = 'check'
  if (!isEditorial(found)) return [badge]
  const kind = frames.some(isOpenWarning) ? 'warning' : 'neutral'
  return [badge, { kind, text: rightsWords.get().editorial }]
}
