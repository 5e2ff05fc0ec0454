import type { ImageIndexEntry } from '../../contract/document.ts'
import type { RefusedUse, Swap } from '../../contract/swapping.ts'
import { findIndexEntry } from '../document/image-index.ts'
import { findLedger } from '../document/ledger.ts'
import type { Origin } from '../document/provenance.ts'
import { findFile } from '../images/added-files.ts'
import { toPictureFile } from '../images/picture-file.ts'
import { holderOf, idOf } from './find-uses.ts'
import type { Use } from './find-uses.ts'
import type { Decide } from './plan-jobs.ts'

interface Target {
  origin: Origin
  leftOut: Set<string>
}

/** Turns comps of the assets into their licensed files. */
export async function decideSwaps(
  swaps: Swap[],
  refused: RefusedUse[]
): Promise<Decide> {
  const targets = new Map<string, Target>()
  const ledger = findLedger()
  for (const swap of swaps) {
    const { assetId, imageHash, licenseId, leftOut } = swap
    const entry = await licensedEntry(swap)
    if (!entry) {
      refused.push({ assetId, name: '', code: 'image-gone' })
      continue
    }
    const paid = ledger.find(
      one =>
        one.assetId === assetId && (!licenseId || one.licenseId === licenseId)
    )
    const license = paid ? paid.license : null
    targets.set(keyOf(swap), {
      origin: { entry, imageHash, licenseId, license },
      leftOut: new Set(leftOut || [])
    })
  }
  return use => {
    const target = targets.get(keyOf(use.entry))
    const isMeant = target && !target.leftOut.has(idOf(holderOf(use)))
    return target && isMeant ? toLicensed(use, target.origin) : null
  }
}

export function isComp({ state }: ImageIndexEntry): boolean {
  return state === 'comp'
}

function toLicensed({ entry, found }: Use, origin: Origin) {
  const { imageHash: fromHash } = found
  const { entry: to, imageHash: toHash } = origin
  const replaced = Object.assign(toPictureFile(entry), {
    imageHash: fromHash,
    rendition: entry.rendition
  })
  return {
    replacement: { fromHash, from: entry, toHash, to },
    origin: Object.assign({}, origin, { replaced })
  }
}

async function licensedEntry(swap: Swap): Promise<ImageIndexEntry | null> {
  const { assetId, mediaType, rendition, imageHash } = swap
  const file = findIndexEntry(imageHash) || (await findFile(imageHash))
  if (!file || !figma.getImageByHash(imageHash)) return null
  const what = { v: 1, assetId, mediaType, state: 'licensed', rendition }
  return Object.assign(what, toPictureFile(file)) as ImageIndexEntry // all fields are there
}

function keyOf(asset: { assetId: string; mediaType: string }): string {
  return `${asset.mediaType}:${asset.assetId}`
}
