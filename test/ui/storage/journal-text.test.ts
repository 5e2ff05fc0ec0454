import { expect, it } from 'vitest'
import type { JournalEntry } from '../../../contract/journal.ts'
import { journalText } from '../../../ui/storage/journal-text.ts'
import { readJournalEntry } from '../../../ui/storage/read-journal-entry.ts'
import { sizeOf } from '../../../ui/storage/padded.ts'
import { journalEntry } from '../../src/saved-records.ts'

const later: [name: string, part: Partial<JournalEntry>][] = [
  ['sent', { state: 'sending', sentAt: '2026-03-01T12:00:00.000Z' }],
  [
    'paid',
    { state: 'paid', charge: 1, download: `http://m/${'a'.repeat(900)}` }
  ],
  ['with a huge address', { state: 'paid', download: 'a'.repeat(9000) }],
  ['with huge words', { state: 'unknown', reason: '\u0001'.repeat(500) }],
  [
    'numbered',
    { state: 'placed', licenseId: 'e'.repeat(40), license: 'standard' }
  ]
]

it.each(later)('needs no more room when it is %s', (_, part) => {
  const first = sizeOf(journalText(journalEntry))

  const text = journalText({ ...journalEntry, ...part })

  expect(sizeOf(text)).toBe(first)
  expect(readJournalEntry(JSON.parse(text))?.state).toBe(part.state)
})

it('keeps a usual address', () => {
  const download = `http://localhost:4402/${'a'.repeat(900)}`

  const text = journalText({ ...journalEntry, state: 'paid', download })

  expect(readJournalEntry(JSON.parse(text))?.download).toBe(download)
})

it('reserves space for the baseline, too', () => {
  const baseline = Array.from({ length: 100 }, (_, i) => `license-number-${i}`)
  const entry = { ...journalEntry, baseline }

  const first = sizeOf(journalText(entry))
  const paid = journalText({
    ...entry,
    state: 'paid',
    download: 'a'.repeat(900)
  })

  expect(sizeOf(paid)).toBe(first)
  expect(readJournalEntry(JSON.parse(paid))?.baseline).toEqual(baseline)
})
