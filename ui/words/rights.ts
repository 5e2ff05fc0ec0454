import type { RightsState } from '../rights/asset-rights.ts'
import de from './de/rights.json'
import es from './es/rights.json'
import fr from './fr/rights.json'
import ja from './ja/rights.json'
import pt from './pt/rights.json'
import { i18n } from './i18n.ts'

/** What the badge of an asset says. */
export const rightsWords = i18n('rights', [de, es, fr, ja, pt], {
  comp: 'Comp',
  adopted: 'Adopted comp',
  vanished: 'Vanished',
  aside: 'Put aside',
  licensed: 'Licensed',
  claimed: 'Recorded',
  unknown: 'Unknown',
  editorial: 'Editorial'
} satisfies Record<RightsState | 'editorial', string>)
