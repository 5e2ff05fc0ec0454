import { expect, it } from 'vitest'
import { toProofRows } from '../../../../ui/file/proof/proof-row.ts'
import { ledgerEntry } from '../../ledger-entry.ts'
import { historyOf, shownOf } from './proof-row.ts'

function standings(rows: ReturnType<typeof toProofRows>) {
  return rows.map(({ assetId, standing }) => `${assetId} ${standing}`)
}

it('distinguishes confirmed licenses from claims', () => {
  const ledger = [
    ledgerEntry(),
    ledgerEntry({ id: 'b', licenseId: 'e2', assetId: '2' }),
    ledgerEntry({ id: 'c', licenseId: null, assetId: '3' }),
    ledgerEntry({ id: 'd', licenseId: 'e4', assetId: '4' })
  ]
  const history = [historyOf('e1', '1'), historyOf('e4', '5')]

  const rows = toProofRows({ ledger, shown: [], history })
  const unasked = toProofRows({ ledger, shown: [], history: null })

  expect(standings(rows)).toEqual([
    '1 confirmed',
    '2 claim',
    '3 claim',
    '4 claim'
  ])
  expect(standings(unasked)).toEqual(
    ['1', '2', '3', '4'].map(id => `${id} unchecked`)
  )
})

it('prefers the account to the file', () => {
  const ledger = [
    ledgerEntry({ license: 'enhanced', at: '2030-01-01', subscription: 'Team' })
  ]

  const [row] = toProofRows({
    ledger,
    shown: [],
    history: [historyOf('e1', '1')]
  })

  expect(row?.entry).toEqual(
    ledgerEntry({ at: '2026-01-31T09:00:00Z', subscription: 'Team' })
  )
})

it('lists assets without a license, and licenses without a use', () => {
  const shown = [shownOf('10', { state: 'comp' }), shownOf('1')]
  const ledger = [ledgerEntry(), ledgerEntry({ id: 'b', assetId: '7' })]

  const rows = toProofRows({
    ledger: [ledger[0], { ...ledger[1], licenseId: 'e7' }] as never, // both are there
    shown,
    history: null
  })

  expect(rows).toMatchObject([
    { assetId: '1', uses: 2, standing: 'unchecked', isComp: false },
    { assetId: '7', uses: 0, standing: 'unchecked', description: '' },
    { assetId: '10', uses: 2, standing: 'none', isComp: true, entry: null }
  ])
})

it('does not count a comp license', () => {
  const ledger = [ledgerEntry({ license: 'premier_editorial_comp' })]

  const rows = toProofRows({ ledger, shown: [shownOf('1')], history: null })

  expect(standings(rows)).toEqual(['1 none'])
})

it('does not depend on the order of facts', () => {
  const ledger = Array.from({ length: 20 }, (_, i) =>
    ledgerEntry({ id: `k${i}`, licenseId: `e${i}`, assetId: String(i % 7) })
  )
  const shown = ['3', '12', '9', '100'].map(id => shownOf(id))

  const rows = toProofRows({ ledger, shown, history: null })
  const again = toProofRows({
    ledger: ledger.toReversed(),
    shown: shown.toReversed(),
    history: null
  })

  expect(again).toEqual(rows)
})

it('combines entries of two people in any order', () => {
  const ledger = [
    ledgerEntry({ id: 'a1.1', licensee: 'Rae', at: '2026-02-01' }),
    ledgerEntry({ licensee: 'Kim', at: '2026-01-31', subscription: 'Team' })
  ]

  const [one, other] = [ledger, ledger.toReversed()].map(given =>
    toProofRows({ ledger: given, shown: [], history: null })
  )

  expect(one).toEqual(other)
  expect(one).toMatchObject([{ entry: { licensee: 'Kim' } }])
})

it('lists each license once', () => {
  const ledger = [ledgerEntry({ id: 'a1.1' }), ledgerEntry()]

  const rows = toProofRows({ ledger, shown: [], history: null })

  expect(rows).toHaveLength(1)
})

it('describes assets of any medium that the file does not show', () => {
  const track = { mediaType: 'audio', licenseId: 'a1' } as const

  const rows = toProofRows({
    ledger: [ledgerEntry(), ledgerEntry({ id: 'b', ...track })],
    shown: [],
    history: null,
    describe: ({ mediaType, assetId }) => `${mediaType} ${assetId}`
  })

  expect(rows.map(({ description }) => description)).toEqual([
    'audio 1',
    'image 1'
  ])
})
