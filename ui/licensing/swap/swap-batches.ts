import { atom } from 'nanostores'
import { savedKeys } from '../../../contract/saved.ts'
import { batchVersion } from '../../../contract/swapping.ts'
import type { SwapBatch, SwapBatchItem } from '../../../contract/swapping.ts'
import { platform } from '../../platform/platform.ts'
import { loadRecords } from '../../storage/load-records.ts'
import { readSwapBatch } from '../../storage/read-swap-batch.ts'
import { saveSwapBatch } from '../../storage/save-swap-batch.ts'
import { $fileId } from '../../shell/document.ts'

/** Batches of this file, of any person; newest first. */
export const $batches = atom<readonly SwapBatch[]>([])

const unwritten = new Set<string>()
let writing: Promise<void> | undefined
let changes = 0

/** Another window may have written in the meantime. */
export async function loadBatches(): Promise<void> {
  let before: number
  let loaded: SwapBatch[]
  do {
    await waitForWrites()
    before = changes
    loaded = await loadRecords(savedKeys.swaps, readSwapBatch)
  } while (changes !== before)
  const { service } = platform().addresses
  const ofFile = loaded.filter(
    batch => batch.service === service && batch.fileId === $fileId.get()
  )
  ofFile.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  $batches.set(ofFile)
}

/** Newest first. */
export function addBatches(batches: readonly SwapBatch[]): void {
  $batches.set([...batches, ...$batches.get()])
  writeLater(batches.map(({ id }) => id))
}

/**
 * Changes or, with null, removes items. Saved shortly after, together with
 * other changes.
 */
export function changeItems(
  edit: (item: SwapBatchItem, batch: SwapBatch) => SwapBatchItem | null
): void {
  const before = $batches.get()
  const after = before.map(batch => {
    const items = batch.items.flatMap(item => edit(item, batch) ?? [])
    const isSame =
      items.length === batch.items.length &&
      items.every((item, i) => item === batch.items[i])
    return isSame ? batch : { ...batch, v: batchVersion(items), items }
  })
  $batches.set(after)
  writeLater(after.filter(one => !before.includes(one)).map(({ id }) => id))
}

/** Resolves when all changes are saved. */
export async function waitForWrites(): Promise<void> {
  await writing
}

function writeLater(ids: readonly string[]): void {
  if (ids.length === 0) return
  changes += 1
  ids.forEach(id => unwritten.add(id))
  writing ??= write().then(continueWriting)
}

async function write(): Promise<void> {
  for (const id of unwritten) {
    unwritten.delete(id)
    const batch = $batches.get().find(one => one.id === id)
    if (!batch) continue
    await saveSwapBatch(batch).catch(() => {
      // Not a failure of the swap: only a restart would lose it.
    })
  }
}

/** Saves changes made during the last save. */
function continueWriting(): void | Promise<void> {
  if (unwritten.size > 0) return write().then(continueWriting)
  writing = undefined
}
