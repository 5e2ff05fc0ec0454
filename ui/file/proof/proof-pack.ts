import { assetKey } from '../../../contract/asset-key.ts'
import type { LedgerEntry } from '../../../contract/document.ts'
import { licenseKey } from '../../holdings/entry-of.ts'
import { gapsText, proofText } from './proof-texts.ts'
import { proofTableWords } from './words.ts'
import { toFileName } from '../../words/file-name.ts'
import { toProofCells } from './proof-cells.ts'
import type { ProofRow } from './proof-row.ts'
import { toCsv } from './to-csv.ts'
import { toLines, toPage } from './to-page.ts'

/** A complete proof. The same facts give the same result. */
export interface ProofPack {
  /** Prefix of its file names. */
  name: string
  title: string
  summary: string
  gaps: string[]
  /** Number of rows. */
  count: number
  csv: string
  page: string
  lines: string
  /** Licenses that this account can download again. */
  files: LedgerEntry[]
}

export interface ProofSource {
  fileName: string
  fileId: string
  isSelection: boolean
  rows: readonly ProofRow[]
  /** Keys of licenses that can be downloaded. */
  downloadable: ReadonlySet<string>
  /** Layers with an image that several assets share. */
  unclear: number
  unread: number
  beyond: number
  unreadPages: readonly string[]
  /** Thumbnails as data URLs, by `assetKey`. */
  thumbnails: ReadonlyMap<string, string>
  /** Address of the license terms. */
  terms?: string | undefined
}

export function toProofPack(source: ProofSource): ProofPack {
  const { fileName, fileId, isSelection, rows, downloadable } = source
  const cells = rows.map(toProofCells)
  const summary = proofText(rows)
  const gaps = gapsText(source)
  const t = proofTableWords.get()
  const of = isSelection ? t.ofSelection : t.ofFile
  const title = of({ file: fileName })
  const text = { title, summary: [summary, ...gaps], terms: source.terms ?? '' }
  return {
    name: toFileName(`licenses-${toFileName(fileName) || fileId}`),
    title,
    summary,
    gaps,
    count: rows.length,
    csv: toCsv(cells),
    page: toPage(text, cells, rows.map(thumbnailOf)),
    lines: toLines(text, cells),
    files: rows.flatMap(({ entry, standing }) =>
      standing === 'confirmed' && entry && downloadable.has(licenseKey(entry))
        ? entry
        : []
    )
  }

  /** Only of what somebody licensed: a comp is nobody's yet. */
  function thumbnailOf({ entry }: ProofRow): string {
    return (entry && source.thumbnails.get(assetKey(entry))) ?? ''
  }
}
