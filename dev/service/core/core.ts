import type { Database } from '../database/open-database.ts'
import type { ActiveFaults } from '../faults/faults.ts'
import type { Library } from './library.ts'

/** What every part of a running service is given. */
export interface Core {
  accounts: Database
  catalog: Database
  library: Library
  /** How many assets of the library are offered. */
  count: number
  faults: ActiveFaults
  /** Without a trailing slash. */
  baseUrl: string
  /** Bases of thumbnails and previews; an asset always has the same. */
  mediaBases: string[]
  /** The service as free API subscriptions see it. */
  free(): Core
  /** Milliseconds since 1970. */
  now(): number
}
