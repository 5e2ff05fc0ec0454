import { tooEarly } from './envelope-faults.ts'
import {
  contributorAsset,
  assetId,
  searchIds,
  readList,
  recordTexts,
  searchFor
} from './good-replies.ts'
import { valueAt } from './json-paths.ts'
import { searchPlace } from './replies-view.ts'
import type { RepliesView } from './replies-view.ts'

/** Views of the panel's tabs. */
export const placeViews: readonly RepliesView[] = [
  {
    name: 'waiting',
    weight: 4,
    good: async ask => [await ask(searchFor('cat', 3))],
    path: /^\/v2\/images\/search$/,
    damage: (random, good, base) => ({
      kind: `reply ${tooEarly.name}`,
      ...tooEarly.damage(random, good, base)
    }),
    steps: run => [...searchPlace(), ['search', `words ${run}`]],
    selector: '[role=gridcell] img',
    attribute: 'alt',
    parts: () => []
  },
  {
    name: 'contributor',
    weight: 10,
    isSilent: true,
    good: async ask => {
      const found = await ask(searchFor('cat', 1))
      const id = valueAt(found, ['data', 0, 'contributor', 'id'])
      return [await ask(`/v2/contributors?id=${String(id)}`)]
    },
    path: /^\/v2\/contributors$/,
    fit: (good, run) => ({
      ...good,
      data: readList(good, 'data').map(one => ({
        ...(one as object), // a contributor
        id: assetId(run)
      }))
    }),
    otherReplies: (run, base) => [
      {
        path: /^\/v2\/images\/\d+$/,
        reply: contributorAsset(assetId(run), base)
      }
    ],
    steps: run => [...searchPlace(), ['search', assetId(run)]],
    selector: '#view p, #view button',
    parts: good => recordTexts(good, 'display_name')
  },
  {
    name: 'account',
    weight: 8,
    // The other ones have prices.
    good: ask =>
      Promise.all(
        ['designer', 'ondemand'].map(account =>
          ask('/v2/user/subscriptions', undefined, account)
        )
      ),
    path: /^\/v2\/user\/subscriptions$/,
    steps: () => [
      ['tab', 'Account'],
      [
        'press',
        '[aria-label="Refresh subscriptions"], #view [role=alert] button'
      ]
    ],
    selector: 'li',
    attribute: 'aria-label',
    parts: good => recordTexts(good, 'description')
  },
  {
    name: 'file',
    weight: 4,
    good: async ask => {
      const ids = await searchIds(ask, 'cat', 3)
      const query = ids.map(id => `id=${id}`).join('&')
      return [await ask(`/v2/images?${query}&view=full`)]
    },
    path: /^\/v2\/images$/,
    steps: () => [
      ['tab', 'This file'],
      ['button', 'Check again']
    ],
    selector: '[role=listitem]',
    attribute: 'aria-label',
    parts: good => recordTexts(good, 'description')
  }
]
