import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '../../../contract/document.ts'
import { toProofPack } from '../../../ui/file/proof/proof-pack.ts'
import { toProofRows } from '../../../ui/file/proof/proof-row.ts'
import { SummedBlob } from '../../../ui/file/proof/summed-blob.ts'
import { zipLicenses } from '../../../ui/file/proof/zip-licenses.ts'
import { shownOf } from '../file/proof/proof-row.ts'
import { readZip } from '../file/proof/read-zip.ts'
import { ledgerEntry } from '../ledger-entry.ts'

const formulas = [
  '=HYPERLINK("http://evil.test","x")',
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\u0000\n=1+1',
  ' =1+1',
  '＝1+1',
  '\u202e=1+1',
  'Lake;=1+1;',
  'Lake"; =1+1;"',
  'Lake;\t@SUM(1)'
]

const names = [
  ...formulas,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '"quoted", and\r\nbroken',
  '</title><script>alert(1)</script>',
  '</style><svg onload=alert(1)>',
  '&lt;b&gt;&#x6a;avascript:alert(1)',
  '\ud800 half',
  '\u2066\u202egpj.exe\u2069',
  'x'.repeat(1_000_000)
]

/** A proof in which everything that a person can write is this text. */
function packOf(name: string) {
  const project = { job: name, client: name, purchaseOrder: name, other: name }
  const entry = ledgerEntry({
    licensee: name,
    subscription: name,
    license: name,
    size: name,
    format: name,
    at: name,
    project
  })
  return toProofPack({
    fileName: name,
    fileId: 'f1',
    isSelection: false,
    rows: toProofRows({
      ledger: [entry],
      shown: [shownOf('1', { description: name })],
      history: null
    }),
    downloadable: new Set(),
    unclear: 0,
    unread: 0,
    beyond: 0,
    unreadPages: [name],
    thumbnails: new Map()
  })
}

describe('an attacker who names things in a proof', () => {
  it.each(formulas)('runs no formula in its table: %j', name => {
    const { csv } = packOf(name)

    for (const delimiter of [',', ';', '\t']) {
      const rows: string[][] = parse(csv, {
        bom: true,
        delimiter,
        relax_quotes: true,
        relax_column_count: true
      })
      expect(rows.length).toBeGreaterThan(1)
      for (const cell of rows.flat()) {
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠\t\r]/)
      }
    }
  })

  it.each(names)('adds nothing to its page, frame and names: %#', name => {
    const { csv, page, lines, name: fileName } = packOf(name)

    const rows = parse(csv, { bom: true, record_delimiter: '\r\n' })
    const shown = new DOMParser().parseFromString(page, 'text/html')
    expect(rows).toHaveLength(2)
    expect(
      shown.querySelectorAll('script, img, svg, a, iframe, b, [onerror]')
    ).toHaveLength(0)
    expect(shown.querySelectorAll('style, title, h1')).toHaveLength(3)
    expect(shown.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(lines).not.toMatch(/[\0\t\r\u202e\u2066\u2069\ud800]/)
    expect(page).not.toMatch(/[\0\u202e\u2066\u2069\ud800]/)
    expect(fileName).toMatch(/^licenses-[^\p{C}<>:"/\\|?*]*[^\p{C}\s.]$/u)
    expect(fileName.length).toBeLessThanOrEqual(80)
  })
})

describe('an attacker who writes the ledger that a ZIP is named after', () => {
  async function namesOf(change: Partial<LedgerEntry>): Promise<string[]> {
    const parts: Blob[] = []
    const file = new SummedBlob()
    file.write(Buffer.from('file'))
    const entry = ledgerEntry(change)
    await zipLicenses([entry, entry], {
      fetchFile: async () => file.stored,
      onPart: part => parts.push(part),
      onProgress: () => {},
      signal: new AbortController().signal
    })
    const files = await Promise.all(parts.map(readZip))
    return files.flat().map(({ name }) => name)
  }

  it.each<Partial<LedgerEntry>>([
    { assetId: '../../etc/passwd', size: '', format: 'exe/..' },
    { assetId: 'C:\\CON', licenseId: 'a\0b\n', size: '*?', format: '' },
    { assetId: '/etc/passwd', licenseId: '..\\..\\x', size: '~/.x' },
    { assetId: '\u202egpj.exe', size: '<>|"', format: '\u202e' },
    { assetId: '1', licenseId: '', size: 'nul' },
    { assetId: '1'.repeat(5000), licenseId: '2'.repeat(5000) },
    { format: 'exe' },
    { format: 'html' },
    { format: 'svg' },
    { format: 'jpg.lnk' },
    { format: 'jpg:stream' }
  ])('names no other place, program or page: %j', async change => {
    const names = await namesOf(change)

    expect(new Set(names).size).toBe(2)
    for (const name of names) {
      expect(name).toMatch(/^image-[\w.~-]+\.jpg$/)
      expect(name).not.toContain('..')
      expect(name.length).toBeLessThan(100)
    }
  })
})
