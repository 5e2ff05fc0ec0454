import type { Batch } from './swap-queue.ts'
import { fetchFiles } from './finish.ts'
import type { Arrived } from './finish.ts'
import { findInFile } from './in-file.ts'
import type { InFile } from './in-file.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'

/** Files on their way while others are still being licensed. */
export interface FetchAlong {
  /** Those that are licensed and in the ledger. */
  add(files: readonly LicensedFile[]): void
  /** Resolves when all have arrived or failed; rejects as one of them did. */
  end(): Promise<Arrived>
}

/** Few at a time, however many are added: the next wait for those before. */
export function fetchAlong(batch: Batch): FetchAlong {
  let all: Arrived = { added: [], unplaced: [], found: null }
  let last = Promise.resolve()
  let found: Promise<InFile | null> | undefined

  async function fetchNext(files: readonly LicensedFile[]): Promise<void> {
    found ??= findInFile()
    const next = await fetchFiles(files, batch, found)
    const added = [...all.added, ...next.added]
    const unplaced = [...all.unplaced, ...next.unplaced]
    all = { added, unplaced, found: next.found }
  }

  return {
    add(files) {
      if (files.length === 0) return
      last = last.then(() => fetchNext(files))
      last.catch(() => {
        // `end` tells of it.
      })
    },
    async end() {
      await last
      return all
    }
  }
}
