import {
  assetPage,
  assetId,
  searchIds,
  loadNames,
  namesOf,
  recordTexts,
  searchFor
} from './good-replies.ts'
import { valueAt } from './json-paths.ts'
import { searchPlace } from './replies-view.ts'
import type { RepliesView } from './replies-view.ts'

/** Views of an asset and its contributor. */
export const libraryViews: readonly RepliesView[] = [
  {
    name: 'contributor-page',
    weight: 8,
    good: async ask => [await ask(searchFor('cat', 8))],
    path: /^\/v2\/images\/search$/,
    otherReplies: (run, base) => [assetPage(run, base), nobody],
    steps: run => [
      ...searchPlace(),
      ['search', assetId(run)],
      ['button', `Contributor ${assetId(run)}`]
    ],
    selector: '[role=grid]:not([aria-label=Results]) [role=gridcell] img',
    attribute: 'alt',
    parts: good => recordTexts(good, 'description')
  },
  {
    name: 'sets',
    weight: 8,
    async good(ask) {
      const found = await ask(searchFor('cat', 1))
      const id = String(valueAt(found, ['data', 0, 'contributor', 'id']))
      return [await ask(`/v2/contributors/${id}/collections`)]
    },
    path: /^\/v2\/contributors\/[^/]+\/collections$/,
    otherReplies: (run, base) => [assetPage(run, base), nobody],
    steps: run => [
      ...searchPlace(),
      ['search', assetId(run)],
      ['button', `Contributor ${assetId(run)}`],
      ['button', 'Sets']
    ],
    selector: '[aria-label=Sets] button span span',
    parts: good => recordTexts(good, 'name')
  },
  {
    name: 'set',
    weight: 4,
    async good(ask) {
      const found = await ask(searchFor('cat', 1))
      const id = String(valueAt(found, ['data', 0, 'contributor', 'id']))
      const sets = await ask(`/v2/contributors/${id}/collections`)
      const set = String(valueAt(sets, ['data', 0, 'id']))
      const base = `/v2/contributors/${id}/collections/${set}/items`
      const items = await ask(`${base}?per_page=6`)
      await loadNames(ask, items)
      return [items]
    },
    path: /^\/v2\/contributors\/[^/]+\/collections\/[^/]+\/items$/,
    otherReplies: (run, base) => [
      assetPage(run, base),
      nobody,
      {
        path: /^\/v2\/contributors\/[^/]+\/collections$/,
        reply: {
          data: [{ id: assetId(run), name: 'One', total_item_count: 6 }]
        }
      }
    ],
    steps: run => [
      ...searchPlace(),
      ['search', assetId(run)],
      ['button', `Contributor ${assetId(run)}`],
      ['button', 'Sets'],
      ['press', '[aria-label=Sets] button']
    ],
    selector: '[role=grid]:not([aria-label=Results]) [role=gridcell] img',
    attribute: 'alt',
    parts: namesOf
  },
  {
    name: 'picture',
    weight: 2,
    async good(ask) {
      const [id = ''] = await searchIds(ask, 'cat', 1)
      return [await ask(`/v2/images/${id}/similar?per_page=6`)]
    },
    path: /^\/v2\/images\/[^/]+\/similar$/,
    isKept: true,
    steps: () => [
      ...searchPlace(),
      ['press', '[aria-label="Search by image"]']
    ],
    selector: '[role=grid]:not([aria-label=Results]) [role=gridcell] img',
    attribute: 'alt',
    parts: good => recordTexts(good, 'description')
  }
]

const nobody = { path: /^\/v2\/contributors$/, reply: { data: [] } }
