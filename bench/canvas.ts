import { benchFind } from './canvas/find.ts'
import { benchKept } from './canvas/kept.ts'
import { benchPlace } from './canvas/place.ts'
import { benchSwap } from './canvas/swap.ts'
import type { Figure } from './figure.ts'

/** The numbers of canvas craft: keep, find, swap, place. */
export async function benchCanvas(): Promise<Figure[]> {
  return [
    ...(await benchKept()),
    ...(await benchPlace()),
    ...(await benchFind()),
    ...(await benchSwap())
  ]
}
