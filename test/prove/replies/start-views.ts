import { brokenPictureNames } from './broken-pictures.ts'
import { asJson } from './envelope-faults.ts'
import { picturePath } from './front.ts'
import {
  contributorAsset,
  assetId,
  searchIds,
  readList,
  loadNames,
  namesOf,
  recordTexts
} from './good-replies.ts'
import { setValue } from './json-paths.ts'
import { searchPlace } from './replies-view.ts'
import type { RepliesView } from './replies-view.ts'

const featuredShown = 6
const popularShown = 10

/** Views of the start page, and of placing or playing a broken file. */
export const startViews: readonly RepliesView[] = [
  {
    name: 'featured',
    weight: 2,
    async good(ask) {
      const all = await ask('/v2/images/collections/featured')
      return [{ ...all, data: readList(all, 'data').slice(0, featuredShown) }]
    },
    path: /^\/v2\/images\/collections\/featured$/,
    isKept: true,
    steps: () => [...searchPlace()],
    selector: '[aria-label="Featured collections"] button',
    attribute: 'title',
    parts: good => recordTexts(good, 'name')
  },
  {
    name: 'popular',
    weight: 2,
    async good(ask) {
      const all = await ask('/v2/images/search/popular/queries?language=en')
      return [{ ...all, data: readList(all, 'data').slice(0, popularShown) }]
    },
    path: /^\/v2\/images\/search\/popular\/queries$/,
    isKept: true,
    steps: () => [...searchPlace()],
    selector: '#view li button',
    attribute: 'aria-label',
    parts: good =>
      readList(good, 'data').map((words, i) => ({
        at: ['data', i],
        text: `Search for ${String(words)}`
      }))
  },
  {
    name: 'start',
    weight: 2,
    async good(ask) {
      const ids = await searchIds(ask, 'cat', 3)
      const query = ids.map(id => `id=${id}`).join('&')
      return [await ask(`/v2/images?${query}&view=full`)]
    },
    path: /^\/v2\/images$/,
    isKept: true,
    steps: () => [...searchPlace()],
    selector: '[aria-label="Recent"] button',
    attribute: 'aria-label',
    parts: good => recordTexts(good, 'description')
  },
  {
    name: 'recommended',
    weight: 2,
    async good(ask) {
      const [id = ''] = await searchIds(ask, 'cat', 1)
      const query = `id=${id}&max_items=3`
      const found = await ask(`/v2/images/recommendations?${query}`)
      await loadNames(ask, found)
      return [found]
    },
    path: /^\/v2\/images\/recommendations$/,
    isKept: true,
    steps: () => [...searchPlace()],
    selector: '[aria-label^="Because "] button',
    attribute: 'aria-label',
    parts: namesOf
  },
  {
    name: 'placing',
    weight: 6,
    good: async () => [contributorAsset('1', 'http://127.0.0.1')],
    path: /^\/v2\/images\/\d+$/,
    fit: (good, run) => ({ ...good, id: assetId(run) }),
    damage: withBrokenFile('preview'),
    steps: run => [
      ['press', '[aria-label=Notices]:empty, [aria-label=Dismiss]'],
      ...searchPlace(),
      ['search', assetId(run)],
      ['button', 'Place']
    ],
    selector: '[aria-label=Notices] [role=alert] p',
    // Any sentence that explains why nothing was placed.
    parts: () => [{ at: ['id'], text: '.' }]
  },
  {
    name: 'player',
    weight: 2,
    good: async () => [contributorAsset('1', 'http://127.0.0.1', 'audio')],
    path: /^\/v2\/audio\/\d+$/,
    fit: (good, run) => ({ ...good, id: assetId(run) }),
    damage: withBrokenFile('preview_mp3'),
    // Otherwise the player stays below the view of later runs.
    isKept: true,
    steps: run => [
      ...searchPlace('audio'),
      ['search', assetId(run)],
      ['press', '#view [aria-label^="Play "]']
    ],
    selector: '[aria-label=Player] [role=alert] p',
    // Any sentence that explains why nothing sounds.
    parts: () => [{ at: ['id'], text: '.' }]
  }
]

/** Replaces a public file of the asset. */
function withBrokenFile(name: string): NonNullable<RepliesView['damage']> {
  return (random, good, base) => {
    const value: unknown = structuredClone(good)
    const last = brokenPictureNames.length - 1
    const kind = brokenPictureNames[random.integer(0, last)] ?? 'empty'
    const url = `${base}${picturePath}${kind}/${random.integer(1, 1e9)}.jpg`
    setValue(value, ['assets', name, 'url'], url)
    return { kind: `file ${kind}`, ...asJson(value) }
  }
}
