import { assetKey, isSameAsset } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { SwapBatch, SwapBatchItem } from '../../../contract/swapping.ts'
import { controller } from '../../platform/controller.ts'
import { platform } from '../../platform/platform.ts'
import { $fileName } from '../../shell/document.ts'
import { openEntries } from '../purchase/journal.ts'
import { $batches, waitForWrites, changeItems } from './swap-batches.ts'
import { claimLifetime } from '../purchase/claim-holder.ts'
import { assetName } from '../../library/asset-name.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'
import { planIdOf } from './plan-batches.ts'

/** The latest decision for an asset of the account. */
export function findSwap(
  accountId: string,
  asset: AssetRef
): SwapBatchItem | undefined {
  return swapsOf(accountId).find(item => isSameAsset(item, asset))
}

/** By asset key, images that the document still has. */
export async function findKnownHashes(
  accountId: string,
  files: readonly LicensedFile[]
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(files.map(assetKey))
  const hashes = new Map(
    swapsOf(accountId).flatMap(item => {
      const { imageHash } = item
      const key = assetKey(item)
      return imageHash === null || !wanted.has(key)
        ? []
        : [[key, imageHash] as const]
    })
  )
  if (hashes.size === 0) return hashes
  const { known } = await controller.checkImages({
    hashes: [...hashes.values()]
  })
  return new Map([...hashes].filter(([, hash]) => known.includes(hash)))
}

/**
 * Saves that the asset is licensed, and its progress. Written shortly after.
 */
export function keepSwap(
  accountId: string,
  file: LicensedFile,
  part: Partial<SwapBatchItem>
): void {
  const { licenseId, license } = file
  changeSwaps(accountId, item =>
    isSameAsset(item, file)
      ? { ...item, licenseId, license: license || item.license, ...part }
      : item
  )
}

/** Removes finished swaps. */
export async function settleSwaps(
  accountId: string,
  files: readonly LicensedFile[]
): Promise<void> {
  const done = new Set(files.map(assetKey))
  changeSwaps(accountId, item => (done.has(assetKey(item)) ? null : item))
  await waitForWrites()
}

/** Licensed, but not completely swapped. */
export function filesToSwap(accountId: string): LicensedFile[] {
  return swapsOf(accountId).flatMap(item => {
    const entry = purchaseOf(accountId, item)
    const isLicensed =
      item.licenseId !== null || (item.imageHash !== null && entry !== null)
    const file = { ...toFile(item), entry }
    return isLicensed && item.pageIds?.length !== 0 ? file : []
  })
}

/**
 * The file's name when the swaps were saved, if it differs now: it was renamed,
 * or this is a copy.
 */
export function otherFileName(accountId: string): string | null {
  const now = $fileName.get()
  const names = batchesOf(accountId).map(({ fileName }) => fileName)
  return names.find(name => name !== now) ?? null
}

/**
 * Removes what was not licensed, from this plan and from plans that no other
 * window can still be running.
 */
export async function dropLostSwaps(
  accountId: string,
  planId?: string
): Promise<void> {
  const now = platform().now()
  changeSwaps(accountId, (item, batch) => {
    const isOver = item.licenseId === null || item.pageIds?.length === 0
    const isYoung = now - Date.parse(batch.createdAt) < claimLifetime
    const mayRun = isYoung && planIdOf(batch) !== planId
    const isBought = purchaseOf(accountId, item) !== null
    return isOver && !mayRun && !isBought ? null : item
  })
  await waitForWrites()
}

function batchesOf(accountId: string): SwapBatch[] {
  return $batches.get().filter(batch => batch.accountId === accountId)
}

function swapsOf(accountId: string): SwapBatchItem[] {
  return batchesOf(accountId).flatMap(({ items }) => items)
}

function purchaseOf(accountId: string, asset: AssetRef) {
  const open = openEntries(accountId)
  return open.find(entry => isSameAsset(entry, asset)) ?? null
}

function changeSwaps(
  accountId: string,
  edit: (item: SwapBatchItem, batch: SwapBatch) => SwapBatchItem | null
): void {
  changeItems((item, batch) =>
    batch.accountId === accountId ? edit(item, batch) : item
  )
}

function toFile(item: SwapBatchItem): LicensedFile {
  const { assetId, mediaType, licenseId, license, size, format } = item
  const name = assetName(null, item)
  const file = { assetId, mediaType, name, licenseId, license, size, format }
  return { ...file, download: null, entry: null }
}
