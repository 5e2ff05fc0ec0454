import { describe, expect, it } from 'vitest'
import { protocolVersion } from '../../../contract/protocol.ts'
import { openController } from '../open-controller.ts'
import { journalEntry } from '../saved-records.ts'

const key = 'cleared-test/journal:a1.1001'

/** A store of 5 MB that takes so many bytes more. */
function nearlyFull(left: number): Map<string, unknown> {
  const around = 'filler""'.length
  const size = 5 * 1024 * 1024 - around - left
  return new Map([['cleared-test/filler', 'x'.repeat(size)]])
}

class ForgetfulStorage extends Map<string, unknown> {
  override set(name: string, value: unknown): this {
    return super.set(name, name.includes('journal') ? 'something else' : value)
  }
}

describe('saveJournalEntry', () => {
  it('keeps one key an item, each at its full size from the start', async () => {
    const { peer, storage } = await openController()

    await peer.call('saveJournalEntry', { entry: journalEntry })

    expect([...storage.keys()]).toEqual([key])
    expect(JSON.stringify(storage.get(key))).toHaveLength(2048)
  })

  it('can write an entry again when the store is full', async () => {
    const storage = nearlyFull('journal:a1.1001'.length + 2048)
    const { peer } = await openController({ storage })
    await peer.call('saveJournalEntry', { entry: journalEntry })
    const paid = {
      ...journalEntry,
      state: 'paid' as const,
      charge: 1,
      reason: '"Größe" geändert',
      download: `http://localhost:4402/files/${'a'.repeat(800)}`
    }

    await peer.call('saveJournalEntry', { entry: paid })

    const { entries } = await peer.call('loadJournal', {})
    expect(entries).toEqual([paid])
  })

  it('fails when the entry does not fit', async () => {
    const { peer, storage } = await openController({
      storage: nearlyFull(1000)
    })

    const failed = peer.call('saveJournalEntry', { entry: journalEntry })

    await expect(failed).rejects.toMatchObject({ code: 'journal-failed' })
    expect(storage.has(key)).toBe(false)
  })

  it('fails when the entry does not read back as written', async () => {
    const { peer } = await openController({ storage: new ForgetfulStorage() })

    const failed = peer.call('saveJournalEntry', { entry: journalEntry })

    await expect(failed).rejects.toMatchObject({ code: 'journal-failed' })
  })

  it('keeps the newest of entries saved at once', async () => {
    const { peer } = await openController()
    const states = ['prepared', 'sending', 'paid'] as const

    await Promise.all(
      states.map(state =>
        peer.call('saveJournalEntry', { entry: { ...journalEntry, state } })
      )
    )

    const { entries } = await peer.call('loadJournal', {})
    expect(entries).toEqual([{ ...journalEntry, state: 'paid' }])
  })

  it('keeps the id of the file that it was bought for', async () => {
    const first = await openController()
    const { fileId } = await first.peer.call('loadState', { protocolVersion })

    const entry = { ...journalEntry, fileId }
    await first.peer.call('saveJournalEntry', { entry })

    const document = first.host.exportDocument()
    const second = await openController({ document })
    const state = await second.peer.call('loadState', { protocolVersion })
    expect(state.fileId).toBe(fileId)
  })

  it('refuses what is not an entry', async () => {
    const { peer, storage } = await openController()
    const entry = { ...journalEntry, state: 'lost' as never } // wrong on purpose

    const failed = peer.call('saveJournalEntry', { entry })

    await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
    expect(storage.size).toBe(0)
  })
})

describe('deleteJournalEntry', () => {
  it('forgets this entry only', async () => {
    const { peer } = await openController()
    const other = { ...journalEntry, id: 'a1.1002', assetId: '1002' }
    await peer.call('saveJournalEntry', { entry: journalEntry })
    await peer.call('saveJournalEntry', { entry: other })

    await peer.call('deleteJournalEntry', { id: journalEntry.id })

    const { entries } = await peer.call('loadJournal', {})
    expect(entries).toEqual([other])
  })
})
