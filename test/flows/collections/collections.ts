import type { MediaType } from '../../../contract/api/media-type.ts'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import { collectionRoutes } from '../../../contract/api/routes.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import type { FlowStack, OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'

export const media = ['image', 'video', 'audio'] as const

/** What people read, in the singular. */
export const nouns = { image: 'image', video: 'video', audio: 'track' } as const

const scopes = ['user.view', 'collections.view', 'collections.edit']

/** A file whose panel is signed in with a token of these scopes. */
export async function openCollector(
  stack: FlowStack,
  allowed: readonly string[] = scopes
): Promise<OpenFile> {
  const file = await stack.openFile()
  const token = stack.service.makeToken('designer', [...allowed])
  await file.panel.pasteToken(token)
  return file
}

/** The first results of a search without words. */
export async function browse(
  { panel }: OpenFile,
  medium: MediaType = 'image'
): Promise<readonly Asset[]> {
  panel.chooseMedium(medium)
  await panel.search('')
  return readResults(panel)
}

/** Creates and fills a collection in the panel, then lets two seconds pass. */
export async function makeCollection(
  stack: FlowStack,
  { panel }: OpenFile,
  about: { name: string; of: MediaType },
  assets: readonly Asset[] = []
): Promise<string> {
  const made = await panel.makeCollection(about.name, about.of)
  if (assets.length > 0) await panel.addToCollection(made, keysOf(assets))
  await stack.clock.advance(2000)
  return made.id
}

/** The service's path of all collections of a medium. */
export function rootOf(medium: MediaType): string {
  return collectionRoutes[medium].list.path
}

/** The service's path of a collection. */
export function pathOf(id: string): string {
  const { assetId, mediaType } = assetOfKey(id)
  return `${rootOf(mediaType)}/${assetId}`
}

export function keysOf(assets: readonly Asset[]): string[] {
  return assets.map(assetKey)
}

/** Keys of the open collection's items. */
export function shownItems({ panel }: OpenFile): readonly string[] {
  const shown = panel.$collection.get()
  return shown.state === 'ready' ? shown.keys : []
}

export function collectionNames({ panel }: OpenFile): string[] {
  return panel.listed().map(({ name }) => name)
}

/** Keys of the items as another window loads them. */
export async function savedItems(
  stack: FlowStack,
  id: string
): Promise<readonly string[]> {
  const other = await openCollector(stack)
  await other.panel.openCollection(id)
  other.panel.window.close()
  return shownItems(other)
}
