import type { MediaType } from '../../../contract/api/media-type.ts'
import { collectionRoutes } from '../../../contract/api/routes.ts'
import { teamCollection } from '../../../dev/service/accounts/team-collection.ts'
import {
  assetId,
  searchIds,
  readList,
  loadNames,
  namesOf,
  recordTexts
} from './good-replies.ts'
import { valueAt } from './json-paths.ts'
import type { Step } from './in-panel.ts'
import type { Ask } from './load-views.ts'
import { cellsIn, nameFor, searchPlace } from './replies-view.ts'
import type { RepliesView } from './replies-view.ts'

const collections = (medium: MediaType) => collectionRoutes[medium].list.path
const grid = '[role=grid]:not([aria-label=Results])'

/** Pressing the tab twice leads back to the list. */
const collectionsPlace: Step[] = [
  ['tab', 'Collections'],
  ['tab', 'Collections']
]

const refresh: Step = [
  'press',
  '[aria-label="Refresh collections"], #view [role=alert] button'
]

/** Views of own collections: of images, clipboxes and soundboxes. */
export function collectionViews(medium: MediaType): RepliesView[] {
  const list = new RegExp(`^${collections(medium)}$`)
  const one = new RegExp(String.raw`^${collections(medium)}/\d+$`)
  return [
    {
      name: nameFor(medium, 'collections'),
      weight: 10,
      async good(ask) {
        await makeCollections(ask, medium)
        return [await ask(`${collections(medium)}?per_page=4`)]
      },
      path: list,
      steps: () => [...collectionsPlace, refresh],
      selector: '[aria-label="Your collections"] [role=listitem]',
      attribute: 'aria-label',
      parts: good => recordTexts(good, 'name')
    },
    {
      name: nameFor(medium, 'collection'),
      weight: 8,
      good: async ask => [await someItems(ask, medium)],
      path: new RegExp(String.raw`^${collections(medium)}/\d+/items$`),
      otherReplies: run => [
        { path: list, reply: { data: [own(run)] } },
        { path: one, reply: own(run) }
      ],
      steps: run => [
        ...collectionsPlace,
        refresh,
        ['press', `[role=listitem][aria-label="Own ${run}"] button`]
      ],
      ...cellsIn(grid, medium),
      parts: namesOf
    }
  ]
}

/** Views of shared collections. */
export const sharedViews: readonly RepliesView[] = [
  {
    name: 'shared',
    weight: 8,
    good: async ask => [await someItems(ask, 'image')],
    path: /^\/v2\/images\/collections\/\d+\/items$/,
    otherReplies: run => [
      { path: /^\/v2\/images\/collections\/\d+$/, reply: own(run) }
    ],
    steps: run => [
      ...collectionsPlace,
      ['button', 'Open shared…'],
      ['fill', `https://x.test/collections/${assetId(run)}?share_code=${run}`],
      ['button', 'Open']
    ],
    ...cellsIn(grid, 'image'),
    parts: namesOf
  },
  {
    name: 'pin',
    weight: 2,
    async good(ask) {
      const { id, shareCode } = teamCollection
      return [
        await ask(`${collections('image')}/${id}?share_code=${shareCode}`)
      ]
    },
    path: /^\/v2\/images\/collections\/\d+$/,
    isKept: true,
    steps: () => [
      ...searchPlace(),
      ['press', '[aria-label="Pinned to this file"] button']
    ],
    selector: '#view h2',
    parts: good => [
      {
        at: ['name'],
        text: String(valueAt(good, ['name'])),
        needs: [['id']]
      }
    ]
  }
]

function own(run: number): object {
  return {
    id: assetId(run),
    name: `Own ${run}`,
    total_item_count: 6,
    items_updated_time: new Date(1e12 + run * 1000).toISOString()
  }
}

async function makeCollections(ask: Ask, medium: MediaType): Promise<void> {
  const known = await ask(`${collections(medium)}?per_page=4`)
  const missing = 4 - readList(known, 'data').length
  for (let i = 0; i < missing; i += 1) {
    await ask(collections(medium), { name: `Board ${i + 1}` })
  }
}

/** Items for a collection. */
async function someItems(ask: Ask, medium: MediaType): Promise<object> {
  const words = { image: 'mountain', video: 'light', audio: 'guitar' }
  const ids = await searchIds(ask, words[medium], 6, medium)
  const data = ids.map(id => ({
    id,
    media_type: medium,
    added_time: '2026-01-02T03:04:05Z'
  }))
  const items = { data, page: 1, per_page: 150 }
  await loadNames(ask, items, medium)
  return items
}
