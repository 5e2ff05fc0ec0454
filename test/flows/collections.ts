import type { Asset } from '../../ui/api/asset.ts'
import type { FlowStack, OpenFile } from './open-stack.ts'
import { readResults } from './read-results.ts'

export const collectionRoot = '/v2/images/collections'

const scopes = ['user.view', 'collections.view', 'collections.edit']

/** A file whose panel somebody is signed in to, with rights as given. */
export async function openCollector(
  stack: FlowStack,
  allowed: readonly string[] = scopes
): Promise<OpenFile> {
  const file = await stack.openFile()
  const token = stack.service.makeToken('designer', [...allowed])
  await file.panel.pasteToken(token)
  return file
}

/** What the library shows first when it is asked without words. */
export async function browse({ panel }: OpenFile): Promise<readonly Asset[]> {
  await panel.search('')
  return readResults(panel)
}

/** Made and filled by the panel, some time ago; its id. */
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
  return assets.map(({ id }) => id)
}

/** What is on view of the collection that is open. */
export function shownItems({ panel }: OpenFile): readonly string[] {
  const shown = panel.$collection.get()
  return shown.state === 'ready' ? shown.ids : []
}

export function collectionNames({ panel }: OpenFile): string[] {
  return panel.listed().map(({ name }) => name)
}

/** What somebody sees who opens it now, in another window. */
export async function savedItems(
  stack: FlowStack,
  id: string
): Promise<readonly string[]> {
  const other = await openCollector(stack)
  await other.panel.openCollection(id)
  other.panel.window.close()
  return shownItems(other)
}
