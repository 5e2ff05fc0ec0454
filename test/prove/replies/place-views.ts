import { tooEarly } from './envelope-faults.ts'
import {
  askAll,
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
    name: 'search',
    weight: 50,
    good: ask =>
      askAll(ask, ['cat', 'mountain', 'face'], words => searchFor(words, 12)),
    path: /^\/v2\/images\/search$/,
    steps: run => [searchPlace, ['search', `words ${run}`]],
    selector: '[role=gridcell] img',
    attribute: 'alt',
    parts: good => recordTexts(good, 'description')
  },
  {
    name: 'waiting',
    weight: 4,
    good: async ask => [await ask(searchFor('cat', 3))],
    path: /^\/v2\/images\/search$/,
    damage: (random, good, base) => ({
      kind: `reply ${tooEarly.name}`,
      ...tooEarly.damage(random, good, base)
    }),
    steps: run => [searchPlace, ['search', `words ${run}`]],
    selector: '[role=gridcell] img',
    attribute: 'alt',
    parts: () => []
  },
  {
    name: 'asset',
    weight: 30,
    good: async ask => {
      const ids = await searchIds(ask, 'cat', 3)
      return askAll(ask, ids, id => `/v2/images/${id}?view=full`)
    },
    path: /^\/v2\/images\/\d+$/,
    steps: run => [searchPlace, ['search', assetId(run)]],
    selector: 'h2, dd, li button',
    parts: good => {
      const needs = [['id'], ['assets']]
      const keywords = readList(good, 'keywords').map((word, i) => ({
        at: ['keywords', i],
        text: String(word),
        needs
      }))
      const text = String(valueAt(good, ['description']))
      return [{ at: ['description'], text, needs }, ...keywords]
    }
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
    steps: run => [searchPlace, ['search', assetId(run)]],
    selector: '#view p, #view button',
    parts: good => recordTexts(good, 'display_name')
  },
  {
    name: 'account',
    weight: 8,
    good: async ask => [await ask('/v2/user/subscriptions')],
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
  },
  {
    name: 'licenses',
    weight: 1,
    good: async ask => {
      const known = await ask('/v2/images/licenses')
      if (readList(known, 'data').length > 0) return [known]
      const ids = await searchIds(ask, 'house', 8)
      const subscriptions = await ask('/v2/user/subscriptions')
      const subscription = valueAt(subscriptions, ['data', 0, 'id'])
      await ask(`/v2/images/licenses?subscription_id=${String(subscription)}`, {
        images: ids.map(id => ({ image_id: id, size: 'huge' }))
      })
      return [await ask('/v2/images/licenses')]
    },
    path: /^\/v2\/images\/licenses$/,
    isKept: true,
    steps: () => [['tab', 'Licenses']],
    selector: '[role=listitem]',
    parts: good =>
      readList(good, 'data').map((record, i) => ({
        at: ['data', i],
        text: `number\u00a0${String(valueAt(record, ['id']))}`
      }))
  },
  {
    name: 'categories',
    weight: 1,
    isSilent: true,
    good: async ask => [await ask('/v2/images/categories')],
    path: /^\/v2\/images\/categories$/,
    isKept: true,
    steps: () => [searchPlace, ['button', 'All filters']],
    selector: 'datalist option',
    attribute: 'value',
    parts: good => recordTexts(good, 'name')
  }
]
