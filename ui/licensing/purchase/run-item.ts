import type { ErrorData } from '../../../contract/errors.ts'
import type { Asset } from '../../api/asset.ts'
import { assetName } from '../../library/asset-name.ts'
import type { LicensedFile } from './licensed-file.ts'

export type RunStep =
  | 'waiting'
  /** On its way to the service. */
  | 'licensing'
  /** No reply; the gateway and the history are being asked. */
  | 'checking'
  /** Licensed for certain; nothing of it is on the canvas yet. */
  | 'licensed'
  /** Licensed; the file is being fetched. */
  | 'fetching'
  /** Its file is here and waits for the others. */
  | 'fetched'
  | 'swapping'
  /** Licensed, and the comps show the licensed file. */
  | 'done'
  /** Licensed, but nothing on the canvas shows it. */
  | 'not-placed'
  | 'refused'
  /** Nobody can say whether it was licensed: the person decides. */
  | 'doubtful'
  /** Another file or machine left it undecided: the person decides. */
  | 'elsewhere'
  /** Left out, nothing was sent. */
  | 'stopped'

/** One asset of a run, and how it stands with it. */
export interface RunItem {
  assetId: string
  /** As shown. */
  name: string
  /** A thumbnail. */
  picture: string | null
  step: RunStep
  /** Until then nobody may license it again, by the clock of this machine. */
  againAt?: number
  /** Downloads taken; null while unknown, 0 when it was owned. */
  charge: number | null
  /** Layers that show the licensed file now. */
  uses: number
  /** What happened, in a sentence; empty when the step says it all. */
  text: string
  /** What the file lost on its way into Figma; empty when nothing. */
  loss: string
  /** The file that Figma does not show as it is; all of it can be had. */
  reduced: LicensedFile | null
  error: ErrorData | null
}

/** How it looks before anything has happened. */
export function toRunItem(
  assetId: string,
  asset: Asset | null | undefined,
  step: RunStep,
  charge: number | null
): RunItem {
  return {
    assetId,
    name: assetName(asset, assetId),
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

/** Downloads, of so many licenses together. */
export interface Charge {
  confirmed: number
  charged: number
}

/** A license took more than the person confirmed; shall it go on? */
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

/** Nothing more happens to it by itself. */
export function isOver({ step }: RunItem): boolean {
  return overSteps.includes(step)
}

/** Over, or with its file here: what takes long is behind it. */
export function isNearlyOver(item: RunItem): boolean {
  return isOver(item) || item.step === 'fetched' || item.step === 'swapping'
}

/** Licensed, but something kept its file from the canvas. */
export function isStranded({ step, error }: RunItem): boolean {
  return step === 'not-placed' && error !== null
}

export function changeItem(
  items: readonly RunItem[],
  assetId: string,
  part: Partial<RunItem>
): RunItem[] {
  return items.map(item =>
    item.assetId === assetId ? { ...item, ...part } : item
  )
}

export function countSteps(
  items: readonly RunItem[],
  steps: readonly RunStep[]
): number {
  return items.filter(({ step }) => steps.includes(step)).length
}

/** What the file lost on its way; `added` tells of it once it is there. */
export function lossOf(
  file: LicensedFile,
  { loss = '', isReduced = false }: { loss?: string; isReduced?: boolean }
): Pick<RunItem, 'loss' | 'reduced'> {
  return { loss, reduced: isReduced ? file : null }
}
