import type { MediaType } from '../../../contract/api/media-type.ts'
import { valueAt } from './json-paths.ts'
import type { Ask } from './load-views.ts'
import type { ShownPart } from './replies-view.ts'

/** An asset id that no earlier run requested. */
export function assetId(run: number): string {
  return String(100_000 + run)
}

export function contributorAsset(
  contributor: string,
  base: string,
  medium: MediaType = 'image'
): object {
  const url = `${base}/media/none.jpg`
  return {
    id: contributor,
    media_type: medium,
    aspect: 1.5,
    description: 'A picture by somebody',
    contributor: { id: contributor },
    assets:
      medium === 'image'
        ? { preview: { url, width: 450, height: 300 } }
        : { preview_jpg: { url } }
  }
}

export function searchFor(
  words: string,
  count: number,
  medium: MediaType = 'image'
): string {
  return `/v2/${medium}s/search?query=${words}&per_page=${count}`
}

export async function searchIds(
  ask: Ask,
  words: string,
  count: number,
  medium: MediaType = 'image'
): Promise<string[]> {
  const found = await ask(searchFor(words, count, medium))
  return readList(found, 'data').map(one => String(valueAt(one, ['id'])))
}

export function askAll(
  ask: Ask,
  names: readonly string[],
  address: (name: string) => string
): Promise<object[]> {
  return Promise.all(names.map(name => ask(address(name))))
}

/** The field of this name in each record of a list. */
export function recordTexts(good: object, name: string): ShownPart[] {
  return readList(good, 'data').map((record, i) => ({
    at: ['data', i],
    text: String(valueAt(record, [name])).trim()
  }))
}

export function readList(good: object, name: string): unknown[] {
  const list = valueAt(good, [name])
  return Array.isArray(list) ? (list as unknown[]) : []
}

/** Descriptions of assets by id, for replies that have only ids. */
const names = new Map<string, string>()

/** Loads the descriptions for `descriptionsOf`. */
export async function loadDescriptions(
  ask: Ask,
  items: object,
  medium: MediaType = 'image'
): Promise<void> {
  const ids = readList(items, 'data').map(one => String(valueAt(one, ['id'])))
  const query = ids.map(id => `id=${id}`).join('&')
  const found = await ask(`/v2/${medium}s?${query}&view=full`)
  for (const one of readList(found, 'data')) {
    const description = String(valueAt(one, ['description'])).trim()
    names.set(String(valueAt(one, ['id'])), description)
  }
}

/** The description of each item. */
export function descriptionsOf(good: object): ShownPart[] {
  return readList(good, 'data').map((item, i) => ({
    at: ['data', i],
    text: names.get(String(valueAt(item, ['id']))) ?? ''
  }))
}

/** The page of an asset that no earlier run requested. */
export function assetPage(
  run: number,
  base: string,
  medium: MediaType = 'image'
): { path: RegExp; reply: object } {
  return {
    path: new RegExp(String.raw`^/v2/${medium}s/\d+$`),
    reply: contributorAsset(assetId(run), base, medium)
  }
}
