import { expect, it } from 'vitest'
import { missingLicenses } from '../../../ui/holdings/missing-licenses.ts'
import { ledgerEntry } from '../ledger-entry.ts'

const here = 'file-1'
const licensed = {
  assetId: '1',
  mediaType: 'image' as const,
  state: 'licensed' as const
}
const carried = {
  ...licensed,
  rendition: 'huge_jpg',
  licenseId: 'e1',
  license: 'enhanced',
  at: '2026-02-01T00:00:00.000Z'
}

it('restores licenses of this file, shown or not', () => {
  const owned = [
    { entry: ledgerEntry(), fileId: here },
    { entry: ledgerEntry({ id: 'b', licenseId: null }), fileId: here },
    { entry: ledgerEntry({ id: 'c', licenseId: 'e3' }), fileId: 'another' },
    { entry: ledgerEntry({ id: 'd', licenseId: 'e4' }), fileId: null }
  ]

  const missing = missingLicenses([], [], owned, here)

  expect(missing).toEqual(owned.slice(0, 2).map(({ entry }) => entry))
})

it('finds licenses under another key, or listed twice', () => {
  const owned = [
    { entry: ledgerEntry(), fileId: here },
    { entry: ledgerEntry({ id: 'b', licenseId: 'e2' }), fileId: here },
    { entry: ledgerEntry({ id: 'c', licenseId: 'e2' }), fileId: here }
  ]

  const missing = missingLicenses(
    [ledgerEntry({ id: 'a1.1' })],
    [],
    owned,
    here
  )

  expect(missing.map(({ id }) => id)).toEqual(['b'])
})

it('restores the license that a picture names, else the newest', () => {
  const owned = [
    { entry: ledgerEntry({ at: '2026-03-01T00:00:00Z' }), fileId: null },
    {
      entry: ledgerEntry({
        id: 'license.e2',
        licenseId: 'e2',
        at: '2026-04-01T00:00:00Z'
      }),
      fileId: 'another'
    }
  ]

  const named = missingLicenses([], [carried], owned, here)
  const unnamed = missingLicenses([], [licensed, licensed], owned, here)

  expect(named.map(({ licenseId }) => licenseId)).toEqual(['e1'])
  expect(unnamed.map(({ licenseId }) => licenseId)).toEqual(['e2'])
})

it('restores a license of someone else’s file from the layer', () => {
  const missing = missingLicenses([], [carried], [], here)

  expect(missing).toEqual([
    ledgerEntry({ license: 'enhanced', licensee: '', at: carried.at })
  ])
})

it.each([
  ['a comp', { ...carried, state: 'comp' as const }],
  ['a picture without a number', licensed],
  ['a video of the same number', { ...licensed, mediaType: 'video' as const }]
])('restores nothing for %s', (_what, image) => {
  const owned = [{ entry: ledgerEntry(), fileId: null }]

  const missing = missingLicenses(
    [],
    [image],
    image === licensed ? [] : owned,
    here
  )

  expect(missing).toEqual([])
})

it('adds nothing for an asset that has an entry', () => {
  const entry = ledgerEntry({ id: 'a1.1', licenseId: null })

  const missing = missingLicenses([entry], [carried], [], here)

  expect(missing).toEqual([])
})
