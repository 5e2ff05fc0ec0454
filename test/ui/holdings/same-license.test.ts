import { expect, it } from 'vitest'
import {
  distinctLicenses,
  isSameLicense,
  mergeLicenses
} from '../../../ui/holdings/same-license.ts'
import { ledgerEntry } from '../ledger-entry.ts'

it.each([
  [{ id: 'b' }, true],
  [{ licenseId: 'e2' }, true],
  [{ id: 'b', licenseId: 'e2' }, false],
  [{ id: 'b', mediaType: 'video' as const }, false]
])(
  'decides by number and key whether %j is the same: %s',
  (change, expected) => {
    const isSame = isSameLicense(ledgerEntry(), ledgerEntry(change))

    expect(isSame).toBe(expected)
  }
)

it('compares licenses without number by key', () => {
  const pending = ledgerEntry({ licenseId: null })

  const isSame = isSameLicense(pending, { ...pending, id: 'b' })

  expect(isSame).toBe(false)
})

it('keeps the numbers known before until it has its own', () => {
  const before = ledgerEntry({ licenseId: null, knownIds: ['e0'] })

  const waiting = mergeLicenses(before, { ...before, isEditorial: true })
  const numbered = mergeLicenses(before, { ...before, licenseId: 'e1' })

  expect(waiting.knownIds).toEqual(['e0'])
  expect(numbered).not.toHaveProperty('knownIds')
})

it('adds new fields, and loses none', () => {
  const before = ledgerEntry({ id: 'a1.1', licenseId: null, subscription: 'A' })
  const now = ledgerEntry({ license: '', isEditorial: true })

  const merged = mergeLicenses(before, now)

  expect(merged).toEqual({
    ...before,
    licenseId: 'e1',
    isEditorial: true
  })
})

it('merges a license that two people wrote', () => {
  const entries = [
    ledgerEntry({ id: 'a1.1', licensee: 'Rae' }),
    ledgerEntry({ licensee: '', subscription: 'Team' }),
    ledgerEntry({ id: 'x', licenseId: null }),
    ledgerEntry({ id: 'y', licenseId: null })
  ]

  const distinct = distinctLicenses(entries)

  expect(distinct).toEqual([
    { ...entries[0], id: 'license.e1', subscription: 'Team' },
    entries[2],
    entries[3]
  ])
})
