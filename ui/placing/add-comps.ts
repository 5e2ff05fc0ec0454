import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { Size } from '../../contract/picture.ts'
import type { CompImage } from '../../contract/placing.ts'
import type { Asset } from '../api/asset.ts'
import { controller } from '../platform/controller.ts'
import { fetchComp } from './fetch-comp.ts'

export interface WantedComp {
  asset: Asset
  /** The layer that shows it. */
  layer: Size
}

export type AddedComp<Wanted> =
  | { wanted: Wanted; comp: CompImage }
  | { wanted: Wanted; error: ErrorData }

/** More would only wait for each other. */
const atOnce = 3

/**
 * Adds images of comps, a few at a time; no layer shows them yet. A failure
 * does not stop the others; cancelling does.
 */
export async function addComps<Wanted extends WantedComp>(
  all: readonly Wanted[],
  signal: AbortSignal,
  tell: (done: number) => void
): Promise<AddedComp<Wanted>[]> {
  const added: AddedComp<Wanted>[] = []
  const rest = all.entries()
  let done = 0
  async function work(): Promise<void> {
    for (const [at, wanted] of rest) {
      added[at] = await addComp(wanted, signal)
      signal.throwIfAborted()
      tell((done += 1))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return added
}

async function addComp<Wanted extends WantedComp>(
  wanted: Wanted,
  signal: AbortSignal
): Promise<AddedComp<Wanted>> {
  try {
    const input = await fetchComp(wanted.asset, wanted.layer, signal)
    const { imageHash } = await controller.call('addImage', input, { signal })
    return { wanted, comp: { picture: input.picture, imageHash } }
  } catch (error) {
    return { wanted, error: toErrorData(error) }
  }
}
