import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  licensingFaults,
  type ActiveLicensingFaults,
  type LicensingFaults
} from './licensing-faults.ts'
import { matches, type RequestMatch } from './request-match.ts'
import { createTimers, type Timers } from './timers.ts'

/** The request was handled, but a fault lost its reply. */
export class ConnectionCut extends TypeError {
  override name = 'ConnectionCut'

  constructor() {
    super('The connection was cut')
  }
}

interface Failure extends RequestMatch {
  status: ContentfulStatusCode
  times: number
  message: string
}

interface Cut extends RequestMatch {
  /** Number of matching requests before the connection breaks. */
  after: number
}

interface Late extends RequestMatch {
  /** Milliseconds between the lost reply and the work. */
  milliseconds: number
}

interface BodyCut extends RequestMatch {
  times: number
}

/** Missing fields have defaults. */
type Wanted<Fault> = { [Key in keyof Fault]?: Fault[Key] | undefined }

export type MediaFault = 'truncated' | 'not-an-image'

/**
 * Faults that tests and people can set. They never affect requests below
 * `/admin/`, which set them, but may affect those of `/health`.
 */
export interface Faults {
  readonly licensing: LicensingFaults
  /** Delays each request, including preflights and media. */
  delay(milliseconds: number): void
  /** Answers the next matching requests with an error. */
  failNext(failure: Wanted<Failure> & { status: ContentfulStatusCode }): void
  /** Handles a later matching request, then closes its connection. */
  cutConnection(cut: Wanted<Cut>): void
  /**
   * Closes the connection of a matching request immediately and handles it
   * later.
   */
  workLate(late: Late): void
  /** Truncates the bodies of the next matching replies. */
  cutBody(cut: Wanted<BodyCut>): void
  /** Sends records of an asset without required fields. */
  malformRecord(assetId: string): void
  /** Removes an asset from the library. */
  removeAsset(assetId: string): void
  /** Truncates or replaces the next media bodies. */
  breakMedia(fault: MediaFault, times?: number): void
  /** Moves the service's clock forward. */
  moveClock(milliseconds: number): void
  /** Clears all faults. */
  reset(): void
}

/** The service's view of the faults. */
export interface ActiveFaults extends Faults, Timers {
  readonly licensing: ActiveLicensingFaults
  readonly delayed: number
  readonly clockOffset: number
  takeFailure(method: string, path: string): Failure | undefined
  takeCut(method: string, path: string): boolean
  /** Milliseconds until this request must be handled. */
  takeLate(method: string, path: string): number | undefined
  takeBodyCut(method: string, path: string): boolean
  takeMediaFault(): MediaFault | undefined
  isMalformed(assetId: string): boolean
  isRemoved(assetId: string): boolean
  /** Ids of all removed assets. */
  readonly removed: ReadonlySet<string>
}

interface State {
  delayed: number
  clockOffset: number
  failures: Failure[]
  cuts: Cut[]
  late: Late[]
  bodyCuts: BodyCut[]
  malformed: Set<string>
  removed: Set<string>
  media: MediaFault[]
}

/** Creates the faults of one service, initially none. */
export function createFaults(): ActiveFaults {
  let state = noFaults()
  const licensing = licensingFaults()
  return {
    ...createTimers(),
    licensing,
    get delayed() {
      return state.delayed
    },
    get clockOffset() {
      return state.clockOffset
    },
    delay: milliseconds => (state.delayed = milliseconds),
    failNext: ({ times = 1, message = 'Service fault', ...failure }) =>
      state.failures.push({ ...failure, times, message }),
    cutConnection: ({ after = 0, ...cut }) =>
      state.cuts.push({ ...cut, after }),
    workLate: late => state.late.push(late),
    cutBody: ({ times = 1, ...cut }) => state.bodyCuts.push({ ...cut, times }),
    malformRecord: id => state.malformed.add(id),
    removeAsset: id => state.removed.add(id),
    breakMedia: (fault, times = 1) =>
      state.media.push(...Array.from({ length: times }, () => fault)),
    moveClock: milliseconds => (state.clockOffset += milliseconds),
    reset: () => {
      state = noFaults()
      licensing.reset()
    },
    takeFailure: (method, path) => takeMatching(state.failures, method, path),
    takeCut: (method, path) => takeCut(state, method, path),
    takeLate: (method, path) => {
      const found = state.late.find(late => matches(late, method, path))
      state.late = state.late.filter(late => late !== found)
      return found?.milliseconds
    },
    takeBodyCut: (method, path) =>
      takeMatching(state.bodyCuts, method, path) !== undefined,
    takeMediaFault: () => state.media.shift(),
    isMalformed: id => state.malformed.has(id),
    isRemoved: id => state.removed.has(id),
    get removed() {
      return state.removed
    }
  }
}

function noFaults(): State {
  return {
    delayed: 0,
    clockOffset: 0,
    failures: [],
    cuts: [],
    late: [],
    bodyCuts: [],
    malformed: new Set(),
    removed: new Set(),
    media: []
  }
}

function takeMatching<Fault extends RequestMatch & { times: number }>(
  faults: Fault[],
  method: string,
  path: string
): Fault | undefined {
  const found = faults.find(
    fault => fault.times > 0 && matches(fault, method, path)
  )
  if (found) found.times -= 1
  return found
}

function takeCut(state: State, method: string, path: string): boolean {
  const found = state.cuts.find(cut => matches(cut, method, path))
  if (!found) return false
  if (found.after > 0) {
    found.after -= 1
    return false
  }
  state.cuts = state.cuts.filter(cut => cut !== found)
  return true
}
