import { expect, it } from 'vitest'
import { toProofPack } from '../../../../ui/file/proof/proof-pack.ts'
import { toProofRows } from '../../../../ui/file/proof/proof-row.ts'
import { ledgerEntry } from '../../ledger-entry.ts'
import { shownOf } from './proof-row.ts'

const jpeg = 'data:image/jpeg;base64,/9j/4AAQ'

function packOf(terms?: string) {
  return toProofPack({
    fileName: 'Spring',
    fileId: 'f1',
    isSelection: false,
    rows: toProofRows({
      ledger: [
        ledgerEntry(),
        ledgerEntry({ id: 'b', assetId: '2', licenseId: 'e2' })
      ],
      shown: [shownOf('1'), shownOf('3', { state: 'comp' })],
      history: null
    }),
    downloadable: new Set(),
    unclear: 0,
    unread: 0,
    beyond: 0,
    unreadPages: [],
    thumbnails: new Map([
      ['1', jpeg],
      ['3', jpeg]
    ]),
    terms
  })
}

function readPage(page: string): Document {
  return new DOMParser().parseFromString(page, 'text/html')
}

it('shows thumbnails of what is licensed, within the page', () => {
  const { page, csv, lines } = packOf()

  const rows = [...readPage(page).querySelectorAll('tbody tr')]
  expect(
    rows.map(row => row.querySelector('img')?.getAttribute('src') ?? null)
  ).toEqual([jpeg, null, null])
  expect(csv + lines).not.toContain('data:')
})

it('links to the license terms that the build names', () => {
  const terms = 'https://example.com/terms?a=1&b="2"'

  const { page, lines } = packOf(terms)

  const links = [...readPage(page).querySelectorAll('a')]
  expect(links.map(one => [one.getAttribute('href'), one.textContent])).toEqual(
    [[terms, 'License terms']]
  )
  expect(lines).toContain(`License terms: ${terms}`)
})

it('has no link without an address', () => {
  const { page, lines } = packOf()

  expect(readPage(page).querySelector('a')).toBeNull()
  expect(lines).not.toContain('License terms')
})
