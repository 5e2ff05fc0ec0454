import { assetKey } from '../../../contract/asset-key.ts'
import { documentKeys } from '../../../contract/document.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { allEntries } from './all-entries.ts'

/** An entry of the image index or ledger, or a layer's record. */
interface Entry extends AssetRef {
  state?: 'comp' | 'licensed'
  imageHash?: string
}

/** An asset that a layer or style shows. */
interface Shown extends Entry {
  /** Id of the layer or style. */
  id: string
}

/** Keys of assets whose licensed file is shown without a ledger entry. */
export function unrecordedAssets(document: DocumentFile): string[] {
  const ledger = allEntries(document.pluginData)
    .filter(([key]) => key.startsWith(documentKeys.license('')))
    .map(([, text]) => assetKey(toEntry(text)))
  return readShown(document)
    .filter(({ state }) => state === 'licensed')
    .map(assetKey)
    .filter(key => !ledger.includes(key))
}

/** Keys of assets whose comp is shown outside these layers. */
export function compsOutside(
  document: DocumentFile,
  layerIds: readonly string[]
): string[] {
  return readShown(document)
    .filter(({ id, state }) => state === 'comp' && !layerIds.includes(id))
    .map(assetKey)
}

/** Keys of assets whose comp this layer shows; null when the layer is missing. */
export function compsOfLayer(
  document: DocumentFile,
  layerId: string
): string[] | null {
  const isThere = holdersIn(document).some(({ id }) => id === layerId)
  if (!isThere) return null
  return readShown(document)
    .filter(({ id, state }) => state === 'comp' && id === layerId)
    .map(assetKey)
}

/**
 * What layers and styles show: their own record, else the only asset with the
 * image. Layers in instances follow their components.
 */
function readShown(document: DocumentFile): Shown[] {
  const entries = allEntries(document.pluginData)
  const index = entries.flatMap(([key, text]) => {
    const [, hash] = /^(?:image|also):(\w+)/.exec(key) ?? []
    return hash === undefined ? [] : { hash, entry: toEntry(text) }
  })
  return holdersIn(document).flatMap(({ id, record, paints }) => {
    return [...paints.matchAll(/"(?:image|video)Hash":"(\w+)"/g)].flatMap(
      ([, hash]) => {
        const all = index.flatMap(one => (one.hash === hash ? one.entry : []))
        const isOwn = record && record.imageHash === hash
        const known = isOwn ? [record] : all.length > 1 ? [] : all
        return known.map((entry): Shown => ({ ...entry, id }))
      }
    )
  })
}

/** What the cards of tracks say about their license. */
export function cardStates({ pages }: DocumentFile): string[] {
  return findHolders(pages).flatMap(one =>
    isCardState(one) ? one.characters : []
  )
}

/** Whether this is the text of a card that changes with its license. */
export function isCardState(value: object): value is { characters: string } {
  return 'characters' in value && 'name' in value && value.name === 'License'
}

/** Layers and styles with their record and their own paints as text. */
function holdersIn({ pages, styles }: DocumentFile) {
  return [...findHolders(pages), ...findHolders(styles)]
    .filter(({ id }) => !id.startsWith('I'))
    .map(({ id, pluginData, ...all }) => {
      const record = allEntries(pluginData)
        .filter(([key]) => key === documentKeys.provenance)
        .map(([, text]) => toEntry(text))[0]
      const own = { ...all, children: [] }
      return { id, record, paints: JSON.stringify(own) }
    })
}

interface Holder {
  id: string
  children?: unknown
  pluginData?: unknown
}

function findHolders(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(findHolders)
  return 'id' in value && typeof value.id === 'string'
    ? [value as Holder, ...inside]
    : inside
}

function toEntry(text: unknown): Entry {
  return JSON.parse(String(text)) as Entry // the product wrote it
}
