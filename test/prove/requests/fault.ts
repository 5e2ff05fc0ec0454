import type { Random } from '../../../dev/catalog/assets/random.ts'
import type { BadRequest } from './bad-request.ts'
import type { GoodRequest } from './good-request.ts'

/** What a bad request has in place of a good one's. */
type Damaged = Partial<Omit<BadRequest, 'kind' | 'address'>> & {
  path?: string
  query?: [string, string][]
  /** In place of an encoded query. */
  search?: string
}

/** Makes a good request bad. */
export type Fault = (random: Random, good: GoodRequest) => Damaged
