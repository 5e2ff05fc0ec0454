import { randomFrom } from '../../dev/catalog/assets/random.ts'
import { assetOf } from '../../test/ui/asset-of.ts'
import { licenseOf, sizeOf, subscriptionOf } from '../../test/ui/plan-of.ts'
import type { Findings } from '../../ui/licensing/plan/findings.ts'
import { imagesOf } from '../../test/image-refs.ts'

/**
 * `plenty`: enough of everything. `scarce`: fewer downloads than assets, and
 * subscriptions with different sizes at different prices. `all different`: also
 * with other sizes and a history for each asset.
 */
export const planKinds = ['plenty', 'scarce', 'all different'] as const

const sizes = ['huge', 'medium', 'small']

type PlanKind = (typeof planKinds)[number]

interface Extent {
  assets: number
  subscriptions: number
  seed: number
}

export function findingsOf(
  kind: PlanKind,
  { assets, subscriptions, seed }: Extent
): Findings {
  const random = randomFrom(seed)
  const isPlenty = kind === 'plenty'
  const isVaried = kind === 'all different'
  const share = assets / subscriptions
  const assetIds = Array.from({ length: assets }, (_, i) => `${1000 + i}`)
  const made = assetIds.map(id =>
    assetOf(id, {
      isEditorial: isVaried && random.chance(0.3),
      sizes: sizes.map(size =>
        sizeOf(`${size}_jpg`, isPlenty || random.chance(0.6))
      )
    })
  )
  return {
    wanted: imagesOf(assetIds),
    assets: new Map(made.map(asset => [asset.assetId, asset])),
    subscriptions: Array.from({ length: subscriptions }, (_, i) =>
      subscriptionOf({
        id: `s${i}`,
        left: Math.floor(random.between(0.2, isPlenty ? 40 : 1.4) * share),
        renewsAt: `2026-04-${10 + (i % 20)}T00:00:00Z`,
        media: !isVaried || random.chance(0.7) ? ['image'] : [],
        isForEditorial: true,
        formats: isPlenty
          ? sizes.map(size => `${size}_jpg`)
          : ['x', ...sizes.filter(() => random.chance(0.5))].map(
              size => `${size}_jpg`
            ),
        price:
          !isPlenty && random.chance(0.5)
            ? { amount: random.integer(1, 2000) / 100, currency: 'USD' }
            : null
      })
    ),
    licenses: Array.from({ length: isVaried ? 5000 : 0 }, (_, i) =>
      licenseOf(`${500 + random.integer(0, 20_000)}`, { id: `e${i}` })
    ),
    open: [],
    ledger: [],
    now: Date.parse('2026-03-01T12:00:00Z')
  }
}
