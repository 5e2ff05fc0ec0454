import type { Database } from '../database/open-database.ts'
import type { ActiveFaults } from '../faults/faults.ts'
import type { Library } from './library.ts'

/** Passed to every part of a running service. */
export interface Core {
  accounts: Database
  catalog: Database
  library: Library
  /** Number of assets that are offered. */
  count: number
  faults: ActiveFaults
  /** Without a trailing slash. */
  baseUrl: string
  /**
   * Base addresses of thumbnails and previews; an asset always has the same
   * one.
   */
  mediaBases: string[]
  /** The service as visible to free API subscriptions. */
  free(): Core
  /** Milliseconds since 1970. */
  now(): number
}
