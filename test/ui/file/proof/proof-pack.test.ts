import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { toProofPack } from '../../../../ui/file/proof/proof-pack.ts'
import { toProofRows } from '../../../../ui/file/proof/proof-row.ts'
import type { ProofFacts } from '../../../../ui/file/proof/proof-row.ts'
import { ledgerEntry } from '../../ledger-entry.ts'
import { historyOf, shownOf } from './proof-row.ts'

const project = {
  job: 'Spring',
  client: 'Acme & Sons',
  purchaseOrder: 'PO 7',
  other: ''
}

const facts: ProofFacts = {
  ledger: [
    ledgerEntry({ subscription: 'Team, 350 a month', project }),
    ledgerEntry({
      id: 'b',
      assetId: '2',
      licenseId: 'e2',
      license: 'media_digital',
      isEditorial: true
    })
  ],
  shown: [shownOf('1'), shownOf('3', { state: 'comp', uses: 1 })],
  history: [historyOf('e1', '1')]
}

function packOf(given: ProofFacts = facts, fileName = 'Spring campaign') {
  return toProofPack({
    fileName,
    fileId: 'f1',
    isSelection: false,
    rows: toProofRows(given),
    downloadable: new Set(['e1', 'e2']),
    unclear: 0,
    unread: 0,
    beyond: 0,
    unreadPages: [],
    thumbnails: new Map()
  })
}

function readCsv(csv: string): Record<string, string>[] {
  return parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' })
}

function readPage(page: string): Document {
  return new DOMParser().parseFromString(page, 'text/html')
}

it('distinguishes licenses from claims in plain words', () => {
  const { csv, summary } = packOf()

  const none = { Job: '', Client: '', 'Purchase order': '', Other: '' }
  expect(readCsv(csv)).toEqual([
    {
      'Image, video or track': '1',
      Kind: 'Image',
      Description: 'Picture 1',
      'License number': 'e1',
      License: 'Standard',
      Subscription: 'Team, 350 a month',
      Size: 'Huge JPG',
      'Licensed by': 'Dana Designer',
      'Date (UTC)': '2026-01-31',
      Job: 'Spring',
      Client: 'Acme & Sons',
      'Purchase order': 'PO 7',
      Other: '',
      Limits: '',
      Standing: 'Confirmed by the account’s license history',
      'Layers in this file': '2'
    },
    {
      ...none,
      'Image, video or track': '2',
      Kind: 'Image',
      Description: '',
      'License number': 'e2',
      License: 'Digital media',
      Subscription: '',
      Size: 'Huge JPG',
      'Licensed by': 'Dana Designer',
      'Date (UTC)': '2026-01-31',
      Limits: 'Editorial use only',
      Standing: 'Claim: recorded in the file, not in this account’s history',
      'Layers in this file': '0'
    },
    {
      ...none,
      'Image, video or track': '3',
      Kind: 'Image',
      Description: 'Picture 3',
      'License number': '',
      License: '',
      Subscription: '',
      Size: '',
      'Licensed by': '',
      'Date (UTC)': '',
      Limits: '',
      Standing: 'Not licensed: the file shows a comp',
      'Layers in this file': '1'
    }
  ])
  expect(summary).toBe(
    '2 licenses: 1 confirmed by the account, 1 claim. 1 without a license.'
  )
})

it('marks what is no longer in the library, licensed or not', () => {
  const { csv } = packOf({
    ...facts,
    shown: [
      shownOf('1', { isRemoved: true }),
      shownOf('3', { state: 'comp', isRemoved: true })
    ]
  })

  expect(readCsv(csv).map(({ Standing }) => Standing)).toEqual([
    'Confirmed by the account’s license history. No longer in the library',
    'Claim: recorded in the file, not in this account’s history',
    'Not licensed: the file shows a comp. No longer in the library'
  ])
})

it('has the same text on the page and in the frame', () => {
  const { page, lines, summary } = packOf()

  const shown = readPage(page)
  const rows = Array.from(shown.querySelectorAll('tbody tr'))
  expect(
    rows.map(row => row.querySelector('th')?.firstChild?.nodeValue)
  ).toEqual(['1', '2', '3'])
  expect(rows[0]?.textContent).toContain('Acme & Sons')
  expect(shown.querySelector('h1')?.textContent).toBe(
    'Licenses of Spring campaign'
  )
  for (const text of [shown.body.textContent, lines]) {
    expect(text).toContain(summary)
    expect(text).toContain('Confirmed by the account’s license history')
    expect(text).toContain('Not licensed: the file shows a comp')
  }
  expect(lines).toContain('Image 1\nDescription: Picture 1\n')
})

it('is a printable page that runs and fetches nothing', () => {
  const { page } = packOf()

  const shown = readPage(page)
  const rule = shown.querySelector('meta[http-equiv]')?.getAttribute('content')
  expect(rule).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
  )
  expect(shown.querySelector('[src], [href], script')).toBeNull()
  expect(shown.querySelector('style')?.textContent).toContain('@page')
})

it('downloads again only confirmed licenses', () => {
  const { files } = packOf()

  expect(files.map(({ licenseId }) => licenseId)).toEqual(['e1'])
})

it('does not depend on the order of facts', () => {
  const pack = packOf()
  const again = packOf({
    ledger: facts.ledger.toReversed(),
    shown: facts.shown.toReversed(),
    history: facts.history?.toReversed() ?? null
  })

  expect(again).toEqual(pack)
})

it('names assets that it does not cover', () => {
  const { gaps, page } = toProofPack({
    fileName: 'A',
    fileId: 'f1',
    isSelection: true,
    rows: [],
    downloadable: new Set(),
    unclear: 2,
    unread: 1,
    beyond: 995_000,
    unreadPages: ['Home', 'Drafts'],
    thumbnails: new Map()
  })

  expect(gaps).toEqual([
    'Not covered: 2 layers with files that several images or videos share.',
    'Couldn’t read 1 entry in the file: damaged, edited by hand, or from a ' +
      'newer version.',
    'The file has 995,000 more entries, which weren’t read.',
    'Couldn’t read these pages: Home, Drafts.'
  ])
  gaps.forEach(text => expect(page).toContain(text))
  expect(page).toContain('<h1>Licenses of a selection in A</h1>')
})

it.each([
  ['Straßenfest', 'licenses-Straßenfest'],
  ['広告', 'licenses-広告'],
  ['CON', 'licenses-CON'],
  ['', 'licenses-f1'],
  ['???', 'licenses-f1'],
  [' \u200b.', 'licenses-f1'],
  ['広'.repeat(200), `licenses-${'広'.repeat(71)}`]
])('names the proof of the file %j %j', (fileName, name) => {
  const pack = packOf(facts, fileName)

  expect(pack.name).toBe(name)
})
