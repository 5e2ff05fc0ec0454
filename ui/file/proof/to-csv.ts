import { proofColumns } from './proof-texts.ts'
import { proofTableWords } from './words.ts'
import type { ProofCells } from './proof-cells.ts'

/**
 * With a byte order mark, so that spreadsheets detect UTF-8; lines end in CR
 * LF.
 */
export function toCsv(rows: readonly ProofCells[]): string {
  const lines = [
    proofColumns.map(name => proofTableWords.get()[name]),
    ...rows.map(row => proofColumns.map(name => row[name]))
  ]
  const text = lines.map(cells => cells.map(toCell).join(',')).join('\r\n')
  return `\uFEFF${text}\r\n`
}

/**
 * Spreadsheets would run what looks like a formula, also behind a semicolon:
 * where that separates cells, quotes do not hold a cell together.
 */
function toCell(text: string): string {
  const safe = text.replace(/(^|;)(?=\s*[=+\-@\t\r＝＋－＠])/g, "$1'")
  return `"${safe.replaceAll('"', '""')}"`
}
