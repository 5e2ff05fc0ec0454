import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The work of a request was done and its reply lost, as a fault asked. */
export class ConnectionCut extends TypeError {
  override name = 'ConnectionCut'

  constructor() {
    super('The connection was cut')
  }
}

export interface RequestMatch {
  method?: string
  /** Start of the path, or all of it. */
  path?: string
}

interface Failure extends RequestMatch {
  status: ContentfulStatusCode
  times: number
  message: string
}

interface Cut extends RequestMatch {
  /** How many matching requests pass before the connection is cut. */
  after: number
}

export type MediaFault = 'truncated' | 'not-an-image'

/** Bad luck on order: what tests and people can make the service do. */
export interface Faults {
  /** Waits before each request is handled, preflights and media included. */
  delay(milliseconds: number): void
  /** Answers the next requests that match with an error. */
  failNext(failure: Partial<Failure> & { status: ContentfulStatusCode }): void
  /** Does the work of a later matching request, then drops the connection. */
  cutConnection(cut: Partial<Cut>): void
  /** Sends records of an asset without what a client needs. */
  malformRecord(assetId: string): void
  /** Takes an asset out of the library. */
  vanishAsset(assetId: string): void
  /** Breaks the next media bodies. */
  breakMedia(fault: MediaFault, times?: number): void
  /** Moves the service's clock forward. */
  moveClock(milliseconds: number): void
  /** Ends every fault. */
  reset(): void
}

/** The side of the faults that the service itself asks. */
export interface ActiveFaults extends Faults {
  readonly delayed: number
  readonly clockOffset: number
  takeFailure(method: string, path: string): Failure | undefined
  takeCut(method: string, path: string): boolean
  takeMediaFault(): MediaFault | undefined
  isMalformed(assetId: string): boolean
  isVanished(assetId: string): boolean
}

interface State {
  delayed: number
  clockOffset: number
  failures: Failure[]
  cuts: Cut[]
  malformed: Set<string>
  vanished: Set<string>
  media: MediaFault[]
}

/** Makes the switchboard of a service; nothing is wrong at first. */
export function createFaults(): ActiveFaults {
  let state = calm()
  return {
    get delayed() {
      return state.delayed
    },
    get clockOffset() {
      return state.clockOffset
    },
    delay: milliseconds => (state.delayed = milliseconds),
    failNext: failure =>
      state.failures.push({ times: 1, message: 'Service fault', ...failure }),
    cutConnection: cut => state.cuts.push({ after: 0, ...cut }),
    malformRecord: id => state.malformed.add(id),
    vanishAsset: id => state.vanished.add(id),
    breakMedia: (fault, times = 1) =>
      state.media.push(...Array.from({ length: times }, () => fault)),
    moveClock: milliseconds => (state.clockOffset += milliseconds),
    reset: () => (state = calm()),
    takeFailure: (method, path) => takeFailure(state.failures, method, path),
    takeCut: (method, path) => takeCut(state, method, path),
    takeMediaFault: () => state.media.shift(),
    isMalformed: id => state.malformed.has(id),
    isVanished: id => state.vanished.has(id)
  }
}

function calm(): State {
  return {
    delayed: 0,
    clockOffset: 0,
    failures: [],
    cuts: [],
    malformed: new Set(),
    vanished: new Set(),
    media: []
  }
}

function takeFailure(
  failures: Failure[],
  method: string,
  path: string
): Failure | undefined {
  const found = failures.find(
    failure => failure.times > 0 && matches(failure, method, path)
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

function matches(match: RequestMatch, method: string, path: string): boolean {
  const isMethod = match.method === undefined || match.method === method
  return isMethod && path.startsWith(match.path ?? '')
}
