import { documentKeys } from '../../../contract/document.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { allEntries } from './all-entries.ts'

/** What image index and ledger say. */
interface Entry {
  assetId: string
  state?: 'comp' | 'licensed'
}

/** Assets that are shown by their licensed image without a ledger entry. */
export function unrecordedAssets(document: DocumentFile): string[] {
  const { pages, styles, pluginData } = document
  const shown = JSON.stringify([pages, styles])
  const ledger = entriesOf(pluginData, documentKeys.license(''))
  return entriesOf(pluginData, documentKeys.image(''))
    .filter(({ entry }) => entry.state === 'licensed')
    .filter(({ name }) => shown.includes(`"imageHash":"${name}"`))
    .map(({ entry }) => entry.assetId)
    .filter(assetId => !ledger.some(({ entry }) => entry.assetId === assetId))
}

/** Assets whose comp is shown, apart from these layers. */
export function compsBeside(
  { pages, styles, pluginData }: DocumentFile,
  layerIds: readonly string[]
): string[] {
  const shown = JSON.stringify([pages, styles], (_, value: unknown) =>
    isLayer(value) && layerIds.includes(value.id) ? null : value
  )
  return compsIn(shown, pluginData)
}

/** Assets whose comp this layer shows; null when the file has it no longer. */
export function compsOn(
  { pages, pluginData }: DocumentFile,
  layerId: string
): string[] | null {
  let shown: string | null = null
  JSON.stringify(pages, (_, value: unknown) => {
    if (isLayer(value) && value.id === layerId) shown = JSON.stringify(value)
    return value
  })
  return shown === null ? null : compsIn(shown, pluginData)
}

function compsIn(shown: string, pluginData: unknown): string[] {
  return entriesOf(pluginData, documentKeys.image(''))
    .filter(({ entry }) => entry.state === 'comp')
    .filter(({ name }) => shown.includes(`"imageHash":"${name}"`))
    .map(({ entry }) => entry.assetId)
}

function isLayer(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value
}

function entriesOf(pluginData: unknown, prefix: string) {
  return allEntries(pluginData)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => ({
      name: key.slice(prefix.length),
      entry: JSON.parse(String(text)) as Entry // the product wrote it
    }))
}
