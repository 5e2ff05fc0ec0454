import { toPictureFile } from '../images/picture-file.ts'
import type { ImageIndexEntry, LedgerEntry } from '../../contract/document.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Swap, SwappedComps } from '../../contract/swapping.ts'
import { findFile } from '../images/added-files.ts'
import { findIndexEntry } from '../document/image-index.ts'
import { findLedger } from '../document/ledger.ts'
import type { Origin } from '../document/provenance.ts'
import type { Replacement } from './replace-image.ts'
import { useRefusal } from '../finding/scan.ts'
import type { Scan, Use } from '../finding/scan.ts'

export interface SwapJob {
  use: Use
  replacement: Replacement
  /** What the layer remembers afterwards. */
  origin: Origin
  /** The style that holds the picture. */
  style: PaintStyle | null
}

export interface SwapPlan {
  jobs: SwapJob[]
  refused: SwappedComps['refused']
}

/** What has to change for these swaps, in the order in which it may. */
export async function planSwaps(swaps: Swap[], scan: Scan): Promise<SwapPlan> {
  const jobs: SwapJob[] = []
  const refused: SwappedComps['refused'] = []
  const uses = scan.uses()
  const ledger = findLedger()
  for (const swap of swaps) {
    const { assetId } = swap
    const licensed = await toLicensedEntry(swap)
    if (!licensed) {
      refused.push({ assetId, name: '', code: 'image-gone' })
      continue
    }
    const origin = toOrigin(swap, licensed, ledger)
    uses.forEach(use => {
      const comp = scan.known.get(use.imageHash)
      if (!comp || !isMeant(swap, comp, use)) return
      const code: ErrorCode | null = useRefusal(use, scan)
      if (code) refused.push({ assetId, name: use.name, code })
      else jobs.push(toJob(use, comp, origin, scan))
    })
  }
  return { jobs: mainsFirst(jobs), refused }
}

async function toLicensedEntry(swap: Swap): Promise<ImageIndexEntry | null> {
  const { assetId, mediaType, rendition, imageHash } = swap
  const file = findIndexEntry(imageHash) || (await findFile(imageHash))
  if (!file || !figma.getImageByHash(imageHash)) return null
  const size = toPictureFile(file)
  const what = { v: 1, assetId, mediaType, state: 'licensed', rendition }
  return Object.assign(what, size) as ImageIndexEntry // all fields are there
}

function isMeant(swap: Swap, comp: ImageIndexEntry, use: Use): boolean {
  const { nodeIds } = swap
  const isNamed = !nodeIds || (use.node && nodeIds.indexOf(use.node.id) >= 0)
  return (
    Boolean(isNamed) &&
    comp.state === 'comp' &&
    comp.assetId === swap.assetId &&
    comp.mediaType === swap.mediaType
  )
}

function toOrigin(
  swap: Swap,
  entry: ImageIndexEntry,
  ledger: LedgerEntry[]
): Origin {
  const { imageHash, licenseId, assetId } = swap
  const paid = ledger.find(
    one =>
      one.assetId === assetId && (!licenseId || one.licenseId === licenseId)
  )
  return { entry, imageHash, licenseId, license: paid ? paid.license : null }
}

function toJob(
  use: Use,
  from: ImageIndexEntry,
  origin: Origin,
  scan: Scan
): SwapJob {
  const { entry: to, imageHash: toHash } = origin
  return {
    use,
    replacement: { fromHash: use.imageHash, from, toHash, to },
    origin,
    style: scan.styles.get(use.styleId) || null
  }
}

/**
 * Main components come before their instances: those that follow them need
 * no change of their own, and must not get an override.
 */
function mainsFirst(jobs: SwapJob[]): SwapJob[] {
  const levels: SwapJob[][] = []
  jobs.forEach(job => {
    const depth = depthOf(job.use)
    while (levels.length <= depth) levels.push([])
    levels[depth]?.push(job)
  })
  const inOrder: SwapJob[] = []
  return inOrder.concat(...levels)
}

function depthOf(use: Use): number {
  if (!use.node) return 0
  const { id, type } = use.node
  if (id.startsWith('I')) return 1 + id.split(';').length
  return type === 'INSTANCE' ? 1 : 0
}
