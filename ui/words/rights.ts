import type { RightsState } from '../rights/asset-rights.ts'
import { i18n } from './i18n.ts'

/** What the badge of an asset says. */
export const rightsWords = i18n('rights', {
  comp: 'Comp',
  adopted: 'Adopted comp',
  vanished: 'Vanished',
  aside: 'Put aside',
  licensed: 'Licensed',
  claimed: 'Recorded',
  unknown: 'Unknown',
  editorial: 'Editorial'
} satisfies Record<RightsState | 'editorial', string>)
