import type { Step } from './in-panel.ts'
import { valueAt } from './json-paths.ts'
import type { JsonPath } from './json-paths.ts'
import type { Ask } from './know-views.ts'

/** A text that the panel shows, and where in the reply it stands. */
interface ShownPart {
  at: JsonPath
  text: string
  /** What must be as it was, too, for the text to be there. */
  needs?: readonly JsonPath[]
}

/** A place of the panel that shows what a reply says. */
export interface RepliesView {
  name: string
  /** How often it is tried beside the others. */
  weight: number
  /** Replies of the service as they should be. */
  good(ask: Ask): Promise<object[]>
  /** Paths of the requests whose replies are spoiled. */
  path: RegExp
  /** The good reply as this run asks for it. */
  fit?(good: object, run: number): object
  /** What else is answered otherwise in this run; `good` is such a reply. */
  beside?(run: number, base: string): { path: RegExp; reply: object }[]
  /** It keeps what it was told, so that it needs a new panel each time. */
  isKept?: boolean
  /** What a person does to see it, as in no run before. */
  steps(run: number): Step[]
  /** Elements that show the parts. */
  shows: string
  /** Where the text of such an element is; its content unless said. */
  attribute?: string
  /** What a good reply shows. */
  parts(good: object): ShownPart[]
}

const searchPlace: Step = ['tab', 'Search']

/** Each view that reads replies; a new one is one more entry. */
export const repliesViews: readonly RepliesView[] = [
  {
    name: 'search',
    weight: 50,
    good: ask =>
      askAll(ask, ['cat', 'mountain', 'face'], words => searchFor(words, 12)),
    path: /^\/v2\/images\/search$/,
    steps: run => [searchPlace, ['search', `words ${run}`]],
    shows: '[role=gridcell] img',
    attribute: 'alt',
    parts: good => perRecord(good, 'description')
  },
  {
    name: 'asset',
    weight: 30,
    good: async ask => {
      const ids = await idsFound(ask, 'cat', 3)
      return askAll(ask, ids, id => `/v2/images/${id}?view=full`)
    },
    path: /^\/v2\/images\/\d+$/,
    steps: run => [searchPlace, ['search', assetId(run)]],
    shows: 'h2, dd, li button',
    parts: good => {
      const needs = [['id'], ['assets']]
      const keywords = listAt(good, 'keywords').map((word, i) => ({
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
    good: async ask => {
      const found = await ask(searchFor('cat', 1))
      const id = valueAt(found, ['data', 0, 'contributor', 'id'])
      return [await ask(`/v2/contributors?id=${String(id)}`)]
    },
    path: /^\/v2\/contributors$/,
    fit: (good, run) => ({
      ...good,
      data: listAt(good, 'data').map(one => ({
        ...(one as object), // a contributor
        id: assetId(run)
      }))
    }),
    beside: (run, base) => [
      { path: /^\/v2\/images\/\d+$/, reply: assetBy(assetId(run), base) }
    ],
    steps: run => [searchPlace, ['search', assetId(run)]],
    shows: '#view p',
    parts: good => perRecord(good, 'display_name')
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
    shows: 'li',
    attribute: 'aria-label',
    parts: good => perRecord(good, 'description')
  },
  {
    name: 'file',
    weight: 4,
    good: async ask => {
      const ids = await idsFound(ask, 'cat', 3)
      const query = ids.map(id => `id=${id}`).join('&')
      return [await ask(`/v2/images?${query}&view=full`)]
    },
    path: /^\/v2\/images$/,
    steps: () => [
      ['tab', 'This file'],
      ['button', 'Check again']
    ],
    shows: '[role=listitem]',
    attribute: 'aria-label',
    parts: good => perRecord(good, 'description')
  },
  {
    name: 'licenses',
    weight: 1,
    good: async ask => {
      const known = await ask('/v2/images/licenses')
      if (listAt(known, 'data').length > 0) return [known]
      const ids = await idsFound(ask, 'house', 8)
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
    shows: '[role=listitem]',
    parts: good =>
      listAt(good, 'data').map((record, i) => ({
        at: ['data', i],
        text: `number\u00a0${String(valueAt(record, ['id']))}`
      }))
  },
  {
    name: 'categories',
    weight: 1,
    good: async ask => [await ask('/v2/images/categories')],
    path: /^\/v2\/images\/categories$/,
    isKept: true,
    steps: () => [searchPlace, ['button', 'All filters']],
    shows: 'datalist option',
    attribute: 'value',
    parts: good => perRecord(good, 'name')
  }
]

/** As nobody asked for before. */
function assetId(run: number): string {
  return String(100_000 + run)
}

function assetBy(contributor: string, base: string): object {
  const url = `${base}/media/none.jpg`
  return {
    id: contributor,
    media_type: 'image',
    aspect: 1.5,
    description: 'A picture by somebody',
    contributor: { id: contributor },
    assets: { preview: { url, width: 450, height: 300 } }
  }
}

function searchFor(words: string, count: number): string {
  return `/v2/images/search?query=${words}&per_page=${count}`
}

async function idsFound(
  ask: Ask,
  words: string,
  count: number
): Promise<string[]> {
  const found = await ask(searchFor(words, count))
  return listAt(found, 'data').map(one => String(valueAt(one, ['id'])))
}

function askAll(
  ask: Ask,
  names: readonly string[],
  address: (name: string) => string
): Promise<object[]> {
  return Promise.all(names.map(name => ask(address(name))))
}

/** A text of each record of a list. */
function perRecord(good: object, name: string): ShownPart[] {
  return listAt(good, 'data').map((record, i) => ({
    at: ['data', i],
    text: String(valueAt(record, [name])).trim()
  }))
}

function listAt(good: object, name: string): unknown[] {
  const list = valueAt(good, [name])
  return Array.isArray(list) ? (list as unknown[]) : []
}
