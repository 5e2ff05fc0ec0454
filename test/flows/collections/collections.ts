import type { Asset } from '../../../ui/api/asset.ts'
import type { FlowStack, OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'

export const collectionRoot = '/v2/images/collections'

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
export async function browse({ panel }: OpenFile): Promise<readonly Asset[]> {
  await panel.search('')
  return readResults(panel)
}

/** Creates and fills a collection in the panel, then lets two seconds pass. */
export async function makeCollection(
  stack: FlowStack,
  { panel }: OpenFile,
  name: string,
  assets: readonly Asset[] = []
): Promise<string> {
  const made = await panel.makeCollection(name)
  if (assets.length > 0) await panel.addToCollection(made, idsOf(assets))
  await stack.clock.advance(2000)
  return made.id
}

export function idsOf(assets: readonly Asset[]): string[] {
  return assets.map(({ assetId: id }) => id)
}

/** Ids of the open collection's items. */
export function shownItems({ panel }: OpenFile): readonly string[] {
  const shown = panel.$collection.get()
  return shown.state === 'ready' ? shown.ids : []
}

export function collectionNames({ panel }: OpenFile): string[] {
  return panel.listed().map(({ name }) => name)
}

/** Ids of the items as another window loads them. */
export async function savedItems(
  stack: FlowStack,
  id: string
): Promise<readonly string[]> {
  const other = await openCollector(stack)
  await other.panel.openCollection(id)
  other.panel.window.close()
  return shownItems(other)
}
