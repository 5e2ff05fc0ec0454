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

function entriesOf(pluginData: unknown, prefix: string) {
  return allEntries(pluginData)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => ({
      name: key.slice(prefix.length),
      entry: JSON.parse(String(text)) as Entry // the product wrote it
    }))
}
