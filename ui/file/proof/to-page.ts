import { $language } from '../../words/language.ts'
import { proofColumns } from './proof-texts.ts'
import type { ProofColumn } from './proof-texts.ts'
import { plainText } from '../../words/plain-text.ts'
import { proofTableWords } from './words.ts'
import type { ProofCells } from './proof-cells.ts'

export interface ProofText {
  title: string
  /** Sentences above the list. */
  summary: readonly string[]
  /** Address of the license terms; empty if unknown. */
  terms: string
}

const style = `
  body { font: 13px/1.45 system-ui, sans-serif; margin: 2rem; color: #111;
    background: #fff }
  table { border-collapse: collapse; table-layout: fixed; width: 100% }
  th:nth-child(-n + 2) { width: 27% }
  caption { text-align: left; margin: 1rem 0 }
  td, th { border-top: 1px solid #999; padding: .4rem .6rem .4rem 0;
    text-align: left; vertical-align: top; overflow-wrap: anywhere }
  img { display: block; max-width: 72px; max-height: 72px;
    margin-bottom: .4rem }
  dl { font-weight: normal; margin: 0 }
  dt { color: #555; font-size: .9em } dd { margin: 0 }
  tr { break-inside: avoid }
  @page { margin: 15mm }`

const groups: readonly {
  title: 'asset' | 'license' | 'licensed' | 'bookedOn' | 'standing'
  columns: readonly ProofColumn[]
}[] = [
  { title: 'asset', columns: ['kind', 'description', 'layers'] },
  {
    title: 'license',
    columns: ['number', 'license', 'subscription', 'size', 'limits']
  },
  { title: 'licensed', columns: ['licensee', 'date'] },
  {
    title: 'bookedOn',
    columns: ['job', 'client', 'purchaseOrder', 'other']
  },
  { title: 'standing', columns: ['standing'] }
]

/**
 * A self-contained page to print, without scripts or external resources. The
 * thumbnails are data URLs, one for each row, or empty.
 */
export function toPage(
  { title, summary, terms }: ProofText,
  rows: readonly ProofCells[],
  thumbnails: readonly string[]
): string {
  const t = proofTableWords.get()
  const heads = groups.map(
    one => `<th scope="col">${escape(t[one.title])}</th>`
  )
  const name = escape(plainText(title))
  return `<!doctype html>
<html lang="${$language.get()}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${name}</title>
<style>${style}</style>
<h1>${name}</h1>
${summary.map(text => `<p>${escape(plainText(text))}</p>`).join('\n')}
${terms && `<p><a href="${escape(terms)}">${escape(t.terms)}</a></p>`}
<table>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${rows.map((row, i) => toRow(row, thumbnails[i] ?? '')).join('\n')}
</tbody>
</table>
</html>
`
}

/** The same as lines of a text layer. */
export function toLines(
  { title, summary, terms }: ProofText,
  rows: readonly ProofCells[]
): string {
  const t = proofTableWords.get()
  const blocks = rows.map(row =>
    [
      `${row.kind} ${row.asset}`,
      ...proofColumns
        .slice(2)
        .filter(name => row[name] !== '')
        .map(name => `${t[name]}: ${row[name]}`)
    ].join('\n')
  )
  const link = terms ? [`${t.terms}: ${terms}`] : []
  const head = [title, ...summary, ...link].map(plainText).join('\n')
  return [head, ...blocks].join('\n\n')
}

function toRow(row: ProofCells, thumbnail: string): string {
  const t = proofTableWords.get()
  const picture = thumbnail && `<img src="${escape(thumbnail)}" alt="">`
  const cells = groups.map(({ title, columns }) => {
    const filled = columns.filter(name => row[name] !== '')
    if (title === 'standing') return `<td>${escape(row.standing)}</td>`
    const facts = filled.map(
      name => `<dt>${escape(t[name])}</dt><dd>${escape(row[name])}</dd>`
    )
    const list = facts.length > 0 ? `<dl>${facts.join('')}</dl>` : ''
    return title === 'asset'
      ? `<th scope="row">${picture}${escape(row.asset)}${list}</th>`
      : `<td>${list}</td>`
  })
  return `<tr>${cells.join('')}</tr>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? '')
}
