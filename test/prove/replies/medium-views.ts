import {
  askAll,
  assetId,
  assetPage,
  readList,
  recordTexts,
  searchFor,
  searchIds
} from './good-replies.ts'
import { valueAt } from './json-paths.ts'
import type { Ask } from './load-views.ts'
import { nameFor, searchPlace } from './replies-view.ts'
import type { RepliesView } from './replies-view.ts'

/** Words of which the library has twelve images or six videos. */
const words: Record<'image' | 'video', [string, ...string[]]> = {
  image: ['cat', 'mountain', 'face'],
  video: ['light', 'business', 'water']
}

/** Views of images, and the same of videos. */
export function mediumViews(medium: keyof typeof words): RepliesView[] {
  const isImage = medium === 'image'
  const path = (rest: string) => new RegExp(`^/v2/${medium}s${rest}$`)
  const [first] = words[medium]
  const place = searchPlace(medium)
  return [
    {
      name: nameFor(medium, 'search'),
      weight: isImage ? 50 : 25,
      good: ask =>
        askAll(ask, words[medium], one =>
          searchFor(one, isImage ? 12 : 6, medium)
        ),
      path: path('/search'),
      steps: run => [...place, ['search', `words ${run}`]],
      selector: '[role=gridcell] img',
      attribute: 'alt',
      parts: good => recordTexts(good, 'description')
    },
    {
      name: nameFor(medium, 'asset'),
      weight: isImage ? 30 : 20,
      good: async ask => {
        const ids = await searchIds(ask, first, 3, medium)
        return askAll(ask, ids, id => `/v2/${medium}s/${id}?view=full`)
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
        const text = String(valueAt(good, ['description']))
        return [{ at: ['description'], text, needs }, ...keywords]
      }
    },
    {
      name: nameFor(medium, 'similar'),
      weight: 10,
      async good(ask) {
        const [id = ''] = await searchIds(ask, first, 1, medium)
        return [await ask(`/v2/${medium}s/${id}/similar?per_page=3`)]
      },
      path: path(String.raw`/\d+/similar`),
      otherReplies: (run, base) => [assetPage(run, base, medium)],
      steps: run => [...place, ['search', assetId(run)]],
      selector: 'ul[aria-label=Similar] button',
      attribute: 'aria-label',
      parts: good => recordTexts(good, 'description')
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
    {
      name: nameFor(medium, 'categories'),
      weight: 1,
      isSilent: true,
      good: async ask => [await ask(`/v2/${medium}s/categories`)],
      path: path('/categories'),
      isKept: true,
      steps: () => [...place, ['button', 'All filters']],
      selector: 'datalist option',
      attribute: 'value',
      parts: good => recordTexts(good, 'name')
    }
  ]
}

/** Those of an account that licenses both. */
async function someLicenses(
  ask: Ask,
  medium: keyof typeof words
): Promise<object> {
  const list = `/v2/${medium}s/licenses`
  const known = await ask(list, undefined, 'studio')
  if (readList(known, 'data').length > 0) return known
  const [first] = words[medium]
  const ids = await searchIds(ask, first, 8, medium)
  const items = ids.map(id => ({ [`${medium}_id`]: id }))
  await ask(list, { [`${medium}s`]: items }, 'studio')
  return ask(list, undefined, 'studio')
}
