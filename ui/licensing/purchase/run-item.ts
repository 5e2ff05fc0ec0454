import { isSavedAsFile } from '../../../contract/api/media-type.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import { isSameAsset } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { Asset } from '../../api/asset.ts'
import { assetName } from '../../library/asset-name.ts'
import type { LicensedFile } from './licensed-file.ts'

export type RunStep =
  | 'waiting'
  /** Being sent to the service. */
  | 'licensing'
  /** No reply; the gateway and the history are being asked. */
  | 'checking'
  /** Definitely licensed; not on the canvas yet. */
  | 'licensed'
  /** Licensed; the file is being downloaded. */
  | 'fetching'
  /** Its file is ready and waits for the others. */
  | 'fetched'
  | 'swapping'
  /** Licensed; the comps show the licensed file. */
  | 'done'
  /** Licensed; no layer shows it. */
  | 'not-placed'
  | 'refused'
  /** It is unknown whether it was licensed: the person decides. */
  | 'doubtful'
  /** Another file or machine left it undecided: the person decides. */
  | 'elsewhere'
  /** Skipped; nothing was sent. */
  | 'stopped'

/** One asset of a run and its state. */
export interface RunItem extends AssetRef {
  /** As shown. */
  name: string
  /** A thumbnail. */
  picture: string | null
  step: RunStep
  /** Bytes of the file so far, and of all of it. */
  progress?: { done: number; total: number }
  /** Until then it must not be licensed again, by this machine's clock. */
  againAt?: number
  /** The account had the license: it is swapped, at no charge. */
  isOwned?: true
  /** Downloads charged; null while unknown, 0 if it was owned. */
  charge: number | null
  /** Layers that now show the licensed file. */
  uses: number
  /** What happened, in a sentence; empty if the step says it all. */
  text: string
  /** What the file lost on conversion for Figma; empty if nothing. */
  loss: string
  /** To download: what Figma shows reduced or not at all: an EPS, a track. */
  reduced: LicensedFile | null
  /** The file was scaled to Figma's limit, as the plan said, and lost no more. */
  isOnlyReduced?: true
  /** Its file, if there is no comp to show it: it can be placed. */
  unused?: LicensedFile
  /** Layers whose comp had another shape than the file. */
  cropIds?: readonly string[]
  error: ErrorData | null
}

/** The account owns all of them, so the run only swaps. */
export function isSwap(items: readonly RunItem[]): boolean {
  return items.length > 0 && items.every(({ isOwned }) => isOwned)
}

/** The item before the run starts. */
export function toRunItem(
  { assetId, mediaType }: AssetRef,
  asset: Asset | null | undefined,
  step: RunStep,
  charge: number | null
): RunItem {
  return {
    assetId,
    mediaType,
    name: assetName(asset, { assetId, mediaType }),
    picture: asset?.thumbnails.at(-1)?.url ?? asset?.previews[0]?.url ?? null,
    step,
    charge,
    uses: 0,
    text: '',
    loss: '',
    reduced: null,
    error: null
  }
}

/** Downloads for this many licenses together. */
export interface Charge {
  confirmed: number
  charged: number
}

/** Asks whether to continue after a charge above the confirmed one. */
export interface ChargeQuestion extends Charge {
  /** Assets that are not sent yet. */
  left: number
}

const overSteps: readonly RunStep[] = [
  'done',
  'not-placed',
  'refused',
  'doubtful',
  'elsewhere',
  'stopped'
]

/** Nothing more happens without the person. */
export function isOver({ step }: RunItem): boolean {
  return overSteps.includes(step)
}

/** Finished, or its file is ready: the slow part is done. */
export function isNearlyOver(item: RunItem): boolean {
  return isOver(item) || item.step === 'fetched' || item.step === 'swapping'
}

/** Swapped, with nothing else to say or to do. */
export function isPlain({ step, text, loss, reduced }: RunItem): boolean {
  return step === 'done' && text + loss === '' && reduced === null
}

/** The same, but for what the plan said of Figma's limit. */
export function isAsSaid(item: RunItem): boolean {
  const { step, text, isOnlyReduced } = item
  const isDone = step === 'done' && text === ''
  return isPlain(item) || (isDone && isOnlyReduced === true)
}

/** Swapped where the comp had another shape. */
export function hasCrops({ step, cropIds = [] }: RunItem): boolean {
  return step === 'done' && cropIds.length > 0
}

/** Downloads that are known to be charged. */
export function chargeOf(items: readonly RunItem[]): number {
  return items.reduce((sum, { charge }) => sum + (charge ?? 0), 0)
}

/** Licensed, but its file could not be put on the canvas. */
export function isStranded({ step, error }: RunItem): boolean {
  return step === 'not-placed' && error !== null
}

export function changeItem(
  items: readonly RunItem[],
  asset: AssetRef,
  part: Partial<RunItem>
): RunItem[] {
  return items.map(item =>
    isSameAsset(item, asset) ? { ...item, ...part } : item
  )
}

export function countSteps(
  items: readonly RunItem[],
  steps: readonly RunStep[]
): number {
  return items.filter(({ step }) => steps.includes(step)).length
}

interface Loss {
  loss?: string
  isReduced?: boolean
  isOnlyReduced?: boolean
}

/**
 * What the file lost on conversion, and the file to download instead: its
 * `fullSize`, if Figma does not take that.
 */
export function lossOf(
  file: LicensedFile,
  { loss = '', isReduced = false, isOnlyReduced = false }: Loss,
  fullSize?: string
): Pick<RunItem, 'loss' | 'reduced' | 'isOnlyReduced'> {
  const isUnseen = file.format === 'eps' || isSavedAsFile(file.mediaType)
  if (isUnseen) return { loss, reduced: file }
  const format = fullSize === 'vector' ? 'eps' : file.format
  // `download` is the URL of the smaller file.
  const larger = fullSize && { ...file, size: fullSize, format, download: null }
  return {
    loss,
    reduced: larger || (isReduced ? file : null),
    ...(isOnlyReduced && !larger && { isOnlyReduced })
  }
}
