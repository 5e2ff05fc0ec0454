import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { CompImage } from '../../contract/placing.ts'
import { controller } from '../platform/controller.ts'
import { mapFew } from './map-few.ts'
import { sendComp } from './send-comp.ts'
import type { PlannedComp, StillComp } from './send-comp.ts'

export type AddedComp<Planned> =
  | { planned: Planned; comp: CompImage }
  | { planned: Planned; error: ErrorData }

/**
 * Adds the files of comps, a few at a time; no layer shows them yet. A failure
 * does not stop the others; cancelling does.
 */
export function addComps<Planned extends PlannedComp>(
  all: readonly Planned[],
  stills: StillComp[],
  signal: AbortSignal,
  onDone: (done: number) => void
): Promise<AddedComp<Planned>[]> {
  const add = (planned: Planned) => addComp(planned, stills, signal)
  return mapFew(all, add, signal, onDone)
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
