import { proofColumns, wordsForStanding } from '../words-for-proof.ts'
import type { ProofColumn } from '../words-for-proof.ts'
import { plainText } from '../records/plain-text.ts'
import { fileText, licenseText } from '../views/size-text.ts'
import { mediaTypeWords } from '../words/media-types.ts'
import type { ProofRow } from './proof-row.ts'

export type ProofCells = Record<ProofColumn, string>

/** A row in plain words, each in one line. */
export function toProofCells(row: ProofRow): ProofCells {
  const { entry, assetId, mediaType, description, uses } = row
  const {
    job = '',
    client = '',
    purchaseOrder = '',
    other = ''
  } = entry?.project ?? {}
  const cells: ProofCells = {
    Asset: assetId,
    Kind: mediaTypeWords.get()[mediaType],
    Description: description,
    'License number': entry ? (entry.licenseId ?? 'pending') : '',
    License: licenseText(entry?.license ?? ''),
    Subscription: entry?.subscription ?? '',
    Size: fileText(entry?.size ?? '', entry?.format ?? ''),
    'Licensed by': entry?.licensee ?? '',
    'Date (UTC)': dayOf(entry?.at ?? ''),
    Job: job,
    Client: client,
    'Purchase order': purchaseOrder,
    Other: other,
    Limits: entry?.isEditorial ? 'Editorial use only' : '',
    Standing: wordsForStanding(row),
    'Layers in this file': String(uses)
  }
  for (const name of proofColumns) cells[name] = plainText(cells[name])
  return cells
}

/** Of the clock of nobody: the same for all who make the proof. */
function dayOf(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
