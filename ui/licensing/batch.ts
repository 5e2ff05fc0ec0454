import type { SwapBatch, SwapBatchItem } from '../../contract/swapping.ts'
import { controller } from '../controller.ts'
import { saveSwapBatch } from '../saved/save-swap-batch.ts'
import { openEntries } from '../stores/journal.ts'
import type { LicensedFile } from './licensed-file.ts'

/** What has to be swapped, written down so that a restart can go on. */
export interface Batch {
  /** Layers and styles that keep the comp of an asset. */
  leftOut(assetId: string): string[]
  /** The API's license name that was chosen; empty when unknown. */
  licenseOf(assetId: string): string
  /** Its file is in the document: a swap of it was begun, or is to be. */
  isAdded(assetId: string): boolean
  /** By asset, the images that the document still has. */
  knownHashes(): Promise<ReadonlyMap<string, string>>
  /**
   * The asset is licensed; with a hash its file is in the document. It is
   * written at once, or after what is being written.
   */
  keep(file: LicensedFile, imageHash: string | null): void
  /** Resolves when all that was kept is written. */
  written(): Promise<void>
  /** There is nothing more to do with these assets. */
  settle(assetIds: readonly string[]): Promise<void>
  /** Licensed, and not swapped yet. */
  files(): LicensedFile[]
  /** Forgets what was not licensed after all. */
  dropLost(accountId: string): Promise<void>
}

/**
 * Goes on with what was written down, the newest first. A swap does not fail
 * because it could not be written: then only a restart forgets it.
 */
export function openBatch(given: readonly SwapBatch[]): Batch {
  let batches = [...given]
  let writing: Promise<void> | undefined
  const unwritten = new Set<string>()

  const all = () => batches.flatMap(({ items }) => items)
  const find = (assetId: string) => all().find(item => item.assetId === assetId)

  function change(edit: (item: SwapBatchItem) => SwapBatchItem | null): void {
    batches = batches.map(batch => {
      const items = batch.items.flatMap(item => edit(item) ?? [])
      const isSame =
        items.length === batch.items.length &&
        items.every((item, i) => item === batch.items[i])
      if (isSame) return batch
      unwritten.add(batch.id)
      return { ...batch, items }
    })
    if (unwritten.size > 0) writing ??= write()
  }

  /** What changes meanwhile is written with the rest of it. */
  async function write(): Promise<void> {
    for (const id of unwritten) {
      unwritten.delete(id)
      const batch = batches.find(one => one.id === id)
      if (!batch) continue
      await saveSwapBatch(batch).catch(() => {
        // It lives in memory on, to the end of this run.
      })
    }
    writing = undefined
  }

  async function settle(assetIds: readonly string[]): Promise<void> {
    change(item => (assetIds.includes(item.assetId) ? null : item))
    await writing
  }

  return {
    leftOut: assetId => find(assetId)?.leftOut ?? [],
    licenseOf: assetId => find(assetId)?.license ?? '',
    isAdded: assetId => (find(assetId)?.imageHash ?? null) !== null,
    async knownHashes() {
      const hashes = new Map(
        all().flatMap(({ assetId, imageHash }) =>
          imageHash === null ? [] : [[assetId, imageHash] as const]
        )
      )
      if (hashes.size === 0) return hashes
      const { known } = await controller.call('checkImages', {
        hashes: [...hashes.values()]
      })
      return new Map([...hashes].filter(([, hash]) => known.includes(hash)))
    },
    keep: ({ assetId, licenseId, license }, imageHash) =>
      change(item =>
        item.assetId === assetId
          ? { ...item, licenseId, license, imageHash }
          : item
      ),
    async written() {
      await writing
    },
    settle,
    files: () => all().filter(isLicensed).map(toFile),
    async dropLost(accountId) {
      const open = openEntries(accountId).map(({ assetId }) => assetId)
      const lost = all().filter(
        item => !isLicensed(item) && !open.includes(item.assetId)
      )
      await settle(lost.map(({ assetId }) => assetId))
    }
  }
}

function isLicensed({ licenseId }: SwapBatchItem): boolean {
  return licenseId !== null
}

function toFile(item: SwapBatchItem): LicensedFile {
  const { assetId, mediaType, licenseId, license, size, format } = item
  const name = `Image ${assetId}`
  const file = { assetId, mediaType, name, licenseId, license, size, format }
  return { ...file, download: null, entry: null }
}
