import type { MediaType } from '../../../contract/api/media-type.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { orderNames } from '../../../contract/license-order.ts'
import {
  askAll,
  assetId,
  assetPage,
  readList,
  recordTexts,
  searchFor,
  searchIds
} from './good-replies.ts'
import type { Step } from './in-panel.ts'
import { valueAt } from './json-paths.ts'
import type { Ask } from './load-views.ts'
import { cellsIn, nameFor, namingField, searchPlace } from './replies-view.ts'
import type { RepliesView } from './replies-view.ts'

/** Words of which the library has as many results as `resultCounts`. */
const words: Record<MediaType, [string, ...string[]]> = {
  image: ['cat', 'mountain', 'face'],
  video: ['light', 'business', 'water'],
  audio: ['guitar', 'piano', 'drums']
}

const resultCounts: Record<MediaType, number> = {
  image: 12,
  video: 6,
  audio: 6
}

/** Views of a medium, as far as the library has them for it. */
export function mediumViews(medium: MediaType): RepliesView[] {
  const isImage = medium === 'image'
  const base = mediaRoutes[medium].list.path
  const path = (rest: string) => new RegExp(`^${base}${rest}$`)
  const [first] = words[medium]
  const field = namingField(medium)
  const place = searchPlace(medium)
  return [
    {
      name: nameFor(medium, 'search'),
      weight: isImage ? 50 : 25,
      good: ask =>
        askAll(ask, words[medium], one =>
          searchFor(one, resultCounts[medium], medium)
        ),
      path: path('/search'),
      steps: run => [...place, ['search', `words ${run}`]],
      ...cellsIn('', medium),
      parts: good => recordTexts(good, field)
    },
    {
      name: nameFor(medium, 'asset'),
      weight: isImage ? 30 : 20,
      good: async ask => {
        const ids = await searchIds(ask, first, 3, medium)
        return askAll(ask, ids, id => `${base}/${id}?view=full`)
      },
      path: path(String.raw`/\d+`),
      steps: run => [...place, ['search', assetId(run)]],
      selector: 'h2, dd, li button',
      parts: good => {
        const needs = [['id'], ['assets']]
        const keywords = readList(good, 'keywords').map((word, i) => ({
          at: ['keywords', i],
          text: String(word),
          needs
        }))
        const text = String(valueAt(good, [field]))
        const artists = readList(good, 'artists').map((artist, i) => ({
          at: ['artists', i],
          text: String(valueAt(artist, ['name'])),
          needs
        }))
        return [{ at: [field], text, needs }, ...keywords, ...artists]
      }
    },
    {
      name: nameFor(medium, 'licenses'),
      weight: 1,
      good: async ask => [await someLicenses(ask, medium)],
      path: path('/licenses'),
      isKept: true,
      steps: () => [
        ['tab', 'Licenses'],
        ['listed', medium]
      ],
      selector: '[role=listitem]',
      parts: good =>
        readList(good, 'data').map((record, i) => ({
          at: ['data', i],
          text: `number\u00a0${String(valueAt(record, ['id']))}`
        }))
    },
    ...(medium === 'audio' ? trackViews(path) : pictureViews(medium, path)),
    ...(isImage ? [] : [newestView(medium, path)])
  ]
}

type PathOf = (rest: string) => RegExp

/** Views that tracks lack. */
function pictureViews(medium: MediaType, path: PathOf): RepliesView[] {
  const [first] = words[medium]
  const base = mediaRoutes[medium].list.path
  const place = searchPlace(medium)
  return [
    {
      name: nameFor(medium, 'similar'),
      weight: 10,
      async good(ask) {
        const [id = ''] = await searchIds(ask, first, 1, medium)
        return [await ask(`${base}/${id}/similar?per_page=3`)]
      },
      path: path(String.raw`/\d+/similar`),
      otherReplies: (run, base) => [assetPage(run, base, medium)],
      steps: run => [...place, ['search', assetId(run)]],
      selector: 'ul[aria-label=Similar] button',
      attribute: 'aria-label',
      parts: good => recordTexts(good, 'description')
    },
    {
      name: nameFor(medium, 'categories'),
      ...inFilters(medium),
      good: async ask => [await ask(`${base}/categories`)],
      path: path('/categories'),
      parts: good => recordTexts(good, 'name')
    }
  ]
}

/** The lists of names that only tracks are searched by. */
function trackViews(path: PathOf): RepliesView[] {
  return ['moods', 'instruments'].map(kind => ({
    name: nameFor('audio', kind),
    ...inFilters('audio'),
    good: async ask => [await ask(`${mediaRoutes.audio.list.path}/${kind}`)],
    path: path(`/${kind}`),
    // The panel itself knows the usual names.
    fit: (good, run) => ({
      ...good,
      data: readList(good, 'data').map(name => `${String(name)} ${run}`)
    }),
    parts: good =>
      readList(good, 'data').map((name, i) => ({
        at: ['data', i],
        text: String(name)
      }))
  }))
}

/** Where names are offered for a filter; any others can be typed. */
function inFilters(medium: MediaType) {
  return {
    weight: 1,
    isSilent: true,
    isKept: true,
    steps: (): Step[] => [...searchPlace(medium), ['button', 'All filters']],
    selector: 'datalist option',
    attribute: 'value'
  }
}

/** The start page of a medium without featured collections. */
function newestView(medium: MediaType, path: PathOf): RepliesView {
  const [first] = words[medium]
  const isMusic = medium === 'audio'
  return {
    name: nameFor(medium, 'newest'),
    weight: 1,
    good: async ask => [await ask(searchFor(first, 6, medium))],
    path: path('/search'),
    isKept: true,
    steps: () => searchPlace(medium),
    selector: `[aria-label="New ${isMusic ? 'tracks' : 'videos'}"] button`,
    attribute: isMusic ? 'title' : 'aria-label',
    parts: good => recordTexts(good, namingField(medium))
  }
}

/** Those of an account that licenses all media. */
async function someLicenses(ask: Ask, medium: MediaType): Promise<object> {
  const list = mediaRoutes[medium].licenses.path
  const known = await ask(list, undefined, 'studio')
  if (readList(known, 'data').length > 0) return known
  const [first] = words[medium]
  const ids = await searchIds(ask, first, 8, medium)
  const names = orderNames[medium]
  const items = ids.map(id => ({ [names.asset]: id }))
  await ask(list, { [names.items]: items }, 'studio')
  return ask(list, undefined, 'studio')
}
