import type { MediaType } from '../../../contract/api/media-type.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { valueAt } from './json-paths.ts'
import type { Ask } from './load-views.ts'
import { namingField } from './replies-view.ts'
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
  const assets = {
    image: { preview: { url, width: 450, height: 300 } },
    video: { preview_jpg: { url } },
    audio: { preview_mp3: { url } }
  }
  return {
    id: contributor,
    media_type: medium,
    aspect: 1.5,
    [namingField(medium)]: 'A piece by somebody',
    contributor: { id: contributor },
    assets: assets[medium]
  }
}

export function searchFor(
  words: string,
  count: number,
  medium: MediaType = 'image'
): string {
  return `${mediaRoutes[medium].search.path}?query=${words}&per_page=${count}`
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

/** Names of assets by id, for replies that have only ids. */
const names = new Map<string, string>()

/** Loads the names for `namesOf`. */
export async function loadNames(
  ask: Ask,
  items: object,
  medium: MediaType = 'image'
): Promise<void> {
  const ids = readList(items, 'data').map(one => String(valueAt(one, ['id'])))
  const query = ids.map(id => `id=${id}`).join('&')
  const found = await ask(`${mediaRoutes[medium].list.path}?${query}&view=full`)
  for (const one of readList(found, 'data')) {
    const name = String(valueAt(one, [namingField(medium)])).trim()
    names.set(String(valueAt(one, ['id'])), name)
  }
}

/** The name of each item. */
export function namesOf(good: object): ShownPart[] {
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
    path: new RegExp(String.raw`^${mediaRoutes[medium].list.path}/\d+$`),
    reply: contributorAsset(assetId(run), base, medium)
  }
}
