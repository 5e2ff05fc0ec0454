import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { Size } from '../../contract/picture.ts'
import type { CompImage } from '../../contract/placing.ts'
import type { Asset } from '../api/asset.ts'
import { controller } from '../platform/controller.ts'
import { fetchComp } from './fetch-comp.ts'

export interface PlannedComp {
  asset: Asset
  /** The layer that shows it. */
  layer: Size
}

export type AddedComp<Planned> =
  | { planned: Planned; comp: CompImage }
  | { planned: Planned; error: ErrorData }

/** More would only wait for each other. */
const concurrency = 3

/**
 * Adds images of comps, a few at a time; no layer shows them yet. A failure
 * does not stop the others; cancelling does.
 */
export async function addComps<Planned extends PlannedComp>(
  all: readonly Planned[],
  signal: AbortSignal,
  onDone: (done: number) => void
): Promise<AddedComp<Planned>[]> {
  const added: AddedComp<Planned>[] = []
  const rest = all.entries()
  let done = 0
  async function work(): Promise<void> {
    for (const [at, planned] of rest) {
      added[at] = await addComp(planned, signal)
      signal.throwIfAborted()
      onDone((done += 1))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return added
}

async function addComp<Planned extends PlannedComp>(
  planned: Planned,
  signal: AbortSignal
): Promise<AddedComp<Planned>> {
  try {
    const input = await fetchComp(planned.asset, planned.layer, signal)
    const { imageHash } = await controller.addImage(input, { signal })
    return { planned, comp: { picture: input.picture, imageHash } }
  } catch (error) {
    return { planned, error: toErrorData(error) }
  }
}
