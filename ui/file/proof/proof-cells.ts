import { proofColumns, standingText } from './proof-texts.ts'
import type { ProofColumn } from './proof-texts.ts'
import { plainText } from '../../words/plain-text.ts'
import {
  fileText,
  licenseText,
  subscriptionText
} from '../../library/size-texts.ts'
import { mediaTypeWords } from '../../words/media-types.ts'
import { proofTableWords } from './words.ts'
import type { ProofRow } from './proof-row.ts'

export type ProofCells = Record<ProofColumn, string>

/** A row as text, one line per cell. */
export function toProofCells(row: ProofRow): ProofCells {
  const t = proofTableWords.get()
  const { entry, assetId, mediaType, description, uses } = row
  const {
    job = '',
    client = '',
    purchaseOrder = '',
    other = ''
  } = entry?.project ?? {}
  const cells: ProofCells = {
    asset: assetId,
    kind: mediaTypeWords.get()[mediaType],
    description,
    number: entry ? (entry.licenseId ?? t.pending) : '',
    license: licenseText(entry?.license ?? ''),
    subscription: subscriptionText(entry?.subscription ?? ''),
    size: fileText(entry?.size ?? '', entry?.format ?? ''),
    licensee: entry?.licensee ?? '',
    date: utcDay(entry?.at ?? ''),
    job,
    client,
    purchaseOrder,
    other,
    limits: entry?.isEditorial ? t.editorialOnly : '',
    standing: standingText(row),
    layers: String(uses)
  }
  for (const name of proofColumns) cells[name] = plainText(cells[name])
  return cells
}

/** UTC keeps the proof the same for everyone; empty for an invalid time. */
function utcDay(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
