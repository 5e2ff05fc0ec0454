import type { SwapBatch, SwapBatchItem } from '../../../contract/swapping.ts'
import { controller } from '../../platform/controller.ts'
import { platform } from '../../platform/platform.ts'
import { $fileName } from '../../shell/document.ts'
import { openEntries } from '../purchase/journal.ts'
import { $batches, batchesWritten, changeItems } from './swap-batches.ts'
import { claimLifetime } from '../purchase/claim-holder.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'
import { planIdOf } from './to-batch.ts'

/** What an account has to swap, written down so that a restart can go on. */
export interface Batch {
  /** What was decided last of an asset. */
  find(assetId: string): SwapBatchItem | undefined
  /** By asset, those of these images that the document still has. */
  knownHashes(
    files: readonly LicensedFile[]
  ): Promise<ReadonlyMap<string, string>>
  /** The asset is licensed, and how far it is. Written soon. */
  keep(file: LicensedFile, part: Partial<SwapBatchItem>): void
  /** Resolves when all that was kept is written. */
  written(): Promise<void>
  /** There is nothing more to do with these assets. */
  settle(assetIds: readonly string[]): Promise<void>
  /** Licensed, and not swapped to the end. */
  files(): LicensedFile[]
  /**
   * What the file was called where it was written down, if that is not its
   * name now: it was renamed, or this is a copy.
   */
  otherName(): string | null
  /**
   * Forgets what was not licensed after all, of this plan and of those that no
   * other window can still be running.
   */
  dropLost(planId?: string): Promise<void>
}

export function openBatch(accountId: string): Batch {
  const isOwn = (batch: SwapBatch) => batch.accountId === accountId
  const all = () =>
    $batches
      .get()
      .filter(isOwn)
      .flatMap(({ items }) => items)
  const purchaseOf = (assetId: string) =>
    openEntries(accountId).find(entry => entry.assetId === assetId) ?? null

  function change(
    edit: (item: SwapBatchItem, batch: SwapBatch) => SwapBatchItem | null
  ): void {
    changeItems((item, batch) => (isOwn(batch) ? edit(item, batch) : item))
  }

  return {
    find: assetId => all().find(item => item.assetId === assetId),
    async knownHashes(files) {
      const wanted = new Set(files.map(({ assetId }) => assetId))
      const hashes = new Map(
        all().flatMap(({ assetId, imageHash }) =>
          imageHash === null || !wanted.has(assetId)
            ? []
            : [[assetId, imageHash] as const]
        )
      )
      if (hashes.size === 0) return hashes
      const { known } = await controller.call('checkImages', {
        hashes: [...hashes.values()]
      })
      return new Map([...hashes].filter(([, hash]) => known.includes(hash)))
    },
    keep: ({ assetId, licenseId, license }, part) =>
      change(item =>
        item.assetId === assetId
          ? { ...item, licenseId, license: license || item.license, ...part }
          : item
      ),
    written: batchesWritten,
    async settle(assetIds) {
      change(item => (assetIds.includes(item.assetId) ? null : item))
      await batchesWritten()
    },
    files: () =>
      all().flatMap(item => {
        const entry = purchaseOf(item.assetId)
        const isLicensed =
          item.licenseId !== null || (item.imageHash !== null && entry !== null)
        const file = { ...toFile(item), entry }
        return isLicensed && item.pageIds?.length !== 0 ? file : []
      }),
    otherName() {
      const now = $fileName.get()
      const names = $batches
        .get()
        .filter(isOwn)
        .map(({ fileName }) => fileName)
      return names.find(name => name !== now) ?? null
    },
    async dropLost(planId) {
      const now = platform().now()
      change((item, batch) => {
        const isOver = item.licenseId === null || item.pageIds?.length === 0
        const isYoung = now - Date.parse(batch.createdAt) < claimLifetime
        const mayRun = isYoung && planIdOf(batch) !== planId
        return isOver && !mayRun && !purchaseOf(item.assetId) ? null : item
      })
      await batchesWritten()
    }
  }
}

function toFile(item: SwapBatchItem): LicensedFile {
  const { assetId, mediaType, licenseId, license, size, format } = item
  const name = `Image ${assetId}`
  const file = { assetId, mediaType, name, licenseId, license, size, format }
  return { ...file, download: null, entry: null }
}
