import type { Asset } from '../../ui/api/asset.ts'
import type { FlowHouse, OpenFile } from './open-stack.ts'
import { resultsOf } from './read-results.ts'

export const collectionRoot = '/v2/images/collections'

const scopes = ['user.view', 'collections.view', 'collections.edit']

/** A file whose panel somebody is signed in to, with rights as given. */
export async function openCollector(
  house: FlowHouse,
  allowed: readonly string[] = scopes
): Promise<OpenFile> {
  const file = await house.openFile()
  const token = house.service.makeToken('designer', [...allowed])
  await file.panel.pasteToken(token)
  return file
}

/** What the library shows first when it is asked without words. */
export async function browse({ panel }: OpenFile): Promise<readonly Asset[]> {
  await panel.search('')
  return resultsOf(panel)
}

/** Made and filled by the panel, some time ago; its id. */
export async function makeIn(
  house: FlowHouse,
  { panel }: OpenFile,
  name: string,
  assets: readonly Asset[] = []
): Promise<string> {
  const made = await panel.makeCollection(name)
  if (assets.length > 0) await panel.addToCollection(made, idsOf(assets))
  await house.clock.advance(2000)
  return made.id
}

export function idsOf(assets: readonly Asset[]): string[] {
  return assets.map(({ id }) => id)
}

/** What is on view of the collection that is open. */
export function shownIn({ panel }: OpenFile): readonly string[] {
  const shown = panel.$collection.get()
  return shown.state === 'ready' ? shown.ids : []
}

export function namesIn({ panel }: OpenFile): string[] {
  return panel.listed().map(({ name }) => name)
}

/** What somebody sees who opens it now, in another window. */
export async function keptIn(
  house: FlowHouse,
  id: string
): Promise<readonly string[]> {
  const other = await openCollector(house)
  await other.panel.openCollection(id)
  other.panel.window.close()
  return shownIn(other)
}
