import { describe, expect, it } from 'vitest'
import { readJournalEntry } from '../../../ui/storage/read-journal-entry.ts'
import { readSession } from '../../../ui/storage/read-session.ts'
import { readSignInAttempt } from '../../../ui/storage/read-sign-in-attempt.ts'
import {
  journalEntry,
  session,
  signInAttempt
} from '../../src/saved-records.ts'

const readers = [
  { name: 'readJournalEntry', read: readJournalEntry, record: journalEntry },
  { name: 'readSession', read: readSession, record: session },
  { name: 'readSignInAttempt', read: readSignInAttempt, record: signInAttempt }
]

describe.each(readers)('$name', ({ read, record }) => {
  it('accepts a complete record', () => {
    const whole = read({ ...record })

    expect(whole).toEqual(record)
  })

  it.each(Object.keys(record))('refuses one without %s', field => {
    const without = read({ ...record, [field]: undefined })

    expect(without).toBeNull()
  })

  it.each([null, 'text', 3, [record]])('refuses %j', value => {
    const nothing = read(value)

    expect(nothing).toBeNull()
  })
})

describe('readJournalEntry', () => {
  it('refuses an unknown state', () => {
    const strange = readJournalEntry({ ...journalEntry, state: 'toString' })

    expect(strange).toBeNull()
  })
})
