import { documentKeys } from '../../../contract/document.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { allEntries } from './all-entries.ts'
import type { CompFile } from './comp-file.ts'
import { judgePaints } from './judge-paints.ts'
import type { BatchRun } from './run-batch.ts'
import { cardStates, compsOutside } from './shown-assets.ts'

const licensePrefix = documentKeys.license('')

/** What is wrong with a run without a fault; empty when nothing is. */
export function judgeCalm(run: BatchRun, comps: CompFile): string {
  return (
    judgeUndo(run) ||
    judgePaints(run) ||
    judgeWhole(run, comps) ||
    judgeCards(run)
  )
}

/** Nothing but what was left out shows a comp. */
function judgeWhole({ document }: BatchRun, { leftOut }: CompFile): string {
  const layerIds = leftOut.map(({ layerId }) => layerId)
  const left = compsOutside(document, layerIds)
  return left.length > 0 ? `still comps: ${left.join(', ')}` : ''
}

/** Every card says that its track is licensed. */
function judgeCards({ document }: BatchRun): string {
  const said = cardStates(document).filter(text => text !== 'Licensed')
  return said.length > 0 ? `a card says: ${said.join(', ')}` : ''
}

/** One undo takes back all paints of a batch and leaves the ledger. */
function judgeUndo({ document, undoing }: BatchRun): string {
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
