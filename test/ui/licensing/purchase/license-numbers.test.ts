import { beforeEach, expect, it } from 'vitest'
import {
  knownNumbers,
  pickLicense
} from '../../../../ui/licensing/purchase/license-numbers.ts'
import { $journal } from '../../../../ui/licensing/purchase/journal.ts'
import { $owned } from '../../../../ui/holdings/owned.ts'
import { $watched } from '../../../../ui/licensing/purchase/watched.ts'
import { ledgerEntry } from '../../ledger-entry.ts'
import { entryOf, licenseOf } from '../../plan-of.ts'

const purchase = entryOf('1', 'doubtful')
const { service, accountId } = purchase
const shown = licenseOf('1', { id: 'e1' })

beforeEach(() => {
  $journal.set([purchase])
  $owned.set([])
  $watched.set([])
})

/** A license known to this machine, under that key of another file's ledger. */
function own(id: string): void {
  const entry = ledgerEntry({ id })
  $owned.set([{ entry, accountId, service, fileId: 'file-2' }])
}

it.each([
  ['a', 'whose reply was lost', 'doubtful'],
  ['a', 'whose number was pending', 'placed'],
  [null, 'without metadata', 'doubtful']
] as const)('uses a listed license of %s: %s', (attempt, _, state) => {
  own('license.e1')
  const license = { ...shown, attempt }

  expect(pickLicense({ ...purchase, state }, [license])).toBe(license)
})

it('uses no license that another purchase recorded', () => {
  own('b.1')

  expect(pickLicense(purchase, [shown])).toBeUndefined()
})

it('uses no license whose number is in the journal', () => {
  const other = { ...purchase, id: 'b.1', attempt: 'b', licenseId: 'e1' }
  $journal.set([purchase, other])

  expect(pickLicense(purchase, [shown])).toBeUndefined()
})

it.each([
  ['takes', 'placed', shown],
  ['does not take', 'doubtful', undefined]
] as const)('%s the number of a guess for what is %s', (_, state, expected) => {
  own('b.1')
  const guess = { ...purchase, id: 'b.1', attempt: 'b', licenseId: 'e1' }
  $watched.set([{ ...guess, state: 'closed', isGuess: true }])

  expect(pickLicense({ ...purchase, state }, [shown])).toBe(expected)
})

it('uses no listed license of another attempt', () => {
  own('license.e1')

  expect(pickLicense(purchase, [{ ...shown, attempt: 'b' }])).toBeUndefined()
})

it('finds listed numbers, except those of another service', () => {
  own('license.e1')

  expect(knownNumbers(service)).toEqual(new Set(['e1']))
  expect(knownNumbers('http://other.test')).toEqual(new Set())
})
