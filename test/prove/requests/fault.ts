import type { Random } from '../../../dev/catalog/assets/random.ts'
import type { BadRequest } from './bad-request.ts'
import type { GoodRequest } from './good-request.ts'

/** The parts of a good request that a fault replaces. */
type Damaged = Partial<Omit<BadRequest, 'kind' | 'address'>> & {
  path?: string
  query?: [string, string][]
  /** Replaces the encoded query. */
  search?: string
}

/** Makes a good request bad. */
export type Fault = (random: Random, good: GoodRequest) => Damaged
