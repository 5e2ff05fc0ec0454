import { documentKeys } from '../../../contract/document.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { allEntries } from './all-entries.ts'
import type { BatchRun } from './run-batch.ts'

const licensePrefix = documentKeys.license('')

/** One undo takes back all paints of a batch and leaves the ledger. */
export function judgeUndo({ document, undoing }: BatchRun): string {
  if (!undoing) return ''
  const { begun, undone } = undoing
  if (paintsOf(document) === paintsOf(begun)) return 'nothing was swapped'
  if (paintsOf(undone) !== paintsOf(begun)) {
    return 'one undo does not take the batch back'
  }
  return ledgerOf(undone) === ledgerOf(document)
    ? ''
    : 'the undo of the paints takes licenses along'
}

function paintsOf({ pages, styles }: DocumentFile): string {
  return JSON.stringify([pages, styles])
}

function ledgerOf({ pluginData }: DocumentFile): string {
  const entries = allEntries(pluginData)
  return JSON.stringify(
    entries.filter(([key]) => key.startsWith(licensePrefix))
  )
}
