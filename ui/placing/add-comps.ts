import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { CompImage } from '../../contract/placing.ts'
import { controller } from '../platform/controller.ts'
import { sendComp } from './send-comp.ts'
import type { PlannedComp, StillComp } from './send-comp.ts'

export type AddedComp<Planned> =
  | { planned: Planned; comp: CompImage }
  | { planned: Planned; error: ErrorData }

/** More would only wait for each other. */
const concurrency = 3

/**
 * Adds the files of comps, a few at a time; no layer shows them yet. A failure
 * does not stop the others; cancelling does.
 */
export async function addComps<Planned extends PlannedComp>(
  all: readonly Planned[],
  stills: StillComp[],
  signal: AbortSignal,
  onDone: (done: number) => void
): Promise<AddedComp<Planned>[]> {
  const added: AddedComp<Planned>[] = []
  const rest = all.entries()
  let done = 0
  async function work(): Promise<void> {
    for (const [at, planned] of rest) {
      added[at] = await addComp(planned, stills, signal)
      signal.throwIfAborted()
      onDone((done += 1))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return added
}

async function addComp<Planned extends PlannedComp>(
  planned: Planned,
  stills: StillComp[],
  signal: AbortSignal
): Promise<AddedComp<Planned>> {
  try {
    const comp = await sendComp(planned, stills, signal, async input => {
      const { imageHash } = await controller.addImage(input, { signal })
      return { picture: input.picture, imageHash }
    })
    return { planned, comp }
  } catch (error) {
    return { planned, error: toErrorData(error) }
  }
}
