import { expect, it } from 'vitest'
import { journalEntry } from '../../../src/saved-records.ts'
import { failWith } from '../../memory-document.ts'
import { createWorld, openPanel } from '../../open-panel.ts'

it('saves each entry under its own key, at its full size from the start', async () => {
  const { journal, document } = await openPanel(createWorld())

  await journal.saveEntry(journalEntry)

  expect([...document.saved.keys()]).toEqual(['journal:a1.1001'])
  const text = document.saved.get('journal:a1.1001')
  expect(JSON.stringify(text)).toHaveLength(2048)
  expect(journal.$journal.get()).toEqual([journalEntry])
})

it('fails when an entry cannot be written, and does not keep it', async () => {
  const { journal, document } = await openPanel(createWorld())
  document.before.saveText = failWith('storage-full')

  const failed = journal.saveEntry(journalEntry)

  await expect(failed).rejects.toMatchObject({ code: 'journal-failed' })
  expect(journal.$journal.get()).toEqual([])
})

it('writes no entry that it could not read', async () => {
  const { journal, document } = await openPanel(createWorld())
  const strange = { ...journalEntry, expectedCharge: Number.NaN }

  const failed = journal.saveEntry(strange)

  await expect(failed).rejects.toMatchObject({ code: 'journal-failed' })
  expect(document.saved.size).toBe(0)
  expect(journal.$journal.get()).toEqual([])
})

it('reads entries of another window, except unreadable ones', async () => {
  const { journal, document } = await openPanel(createWorld())
  const strange = { ...journalEntry, state: 'toString' }
  document.saved.set('journal:broken', '[')
  document.saved.set('journal:strange', JSON.stringify(strange))
  document.saved.set('journal:a1.1001', JSON.stringify(journalEntry))

  const entries = await journal.loadJournal()

  expect(entries).toEqual([journalEntry])
  expect(document.saved.size).toBe(3)
})

it('loads earlier entries at the start', async () => {
  const world = createWorld()
  const text = JSON.stringify(journalEntry)
  world.document.saved.set('journal:a1.1001', text)

  const { journal } = await openPanel(world)

  expect(journal.$journal.get()).toEqual([journalEntry])
})

it('does not read an answered attempt again', async () => {
  const { journal, document } = await openPanel(createWorld())
  const other = { ...journalEntry, id: 'a2.1002', attempt: 'a2' }
  await journal.saveEntry(journalEntry)
  await journal.saveEntry(other)
  document.saved.clear()

  journal.noteAnswered(journalEntry.attempt)
  const during = await journal.loadJournal()
  journal.forgetAnswered()
  const after = await journal.loadJournal()

  expect(during).toEqual([journalEntry])
  expect(after).toEqual([])
})

it('forgets one entry only', async () => {
  const { journal, document } = await openPanel(createWorld())
  const other = { ...journalEntry, id: 'a1.1002', assetId: '1002' }
  await journal.saveEntry(journalEntry)
  await journal.saveEntry(other)

  await journal.deleteEntry(journalEntry.id)

  expect([...document.saved.keys()]).toEqual(['journal:a1.1002'])
  expect(journal.$journal.get()).toEqual([other])
})

it('names assets whose purchase it cannot read', async () => {
  const { journal, document } = await openPanel(createWorld())
  const newer = { ...journalEntry, v: 2 }
  document.saved.set('journal:a1.1001', JSON.stringify(newer))
  document.saved.set('journal:broken', '[')
  document.saved.set('journal:other', '{"v":2,"assetId":"1002"}')

  await journal.loadJournal()

  expect(journal.$unreadable.get()).toEqual(['1001', '', '1002'])
  expect(document.saved.size).toBe(3)
})
