/** Milliseconds after which the gateway gives something up. */
export interface TimeLimits {
  /** Until the head of a request has arrived. */
  head: number
  /** Until a whole request has arrived. */
  request: number
  /** Without a byte of a reply taken, counted from its first byte. */
  reply: number
  /** A command to a Redis server, or connecting to it. */
  store: number
  /** A call to the service, but a license call. */
  service: number
  /** A media host that sends nothing, not even the head of its reply. */
  mediaHead: number
  /** A preview from a media host, from its request to its last byte. */
  preview: number
  /** A licensed file, likewise. */
  file: number
  /**
   * An attempt that nothing was sent for, from the last look at it: longer than
   * a copy of its request can be in flight.
   */
  closedAttempt: number
}

export const defaultTimeLimits: TimeLimits = {
  head: 15_000,
  request: 30_000,
  reply: 30_000,
  store: 3000,
  service: 20_000,
  mediaHead: 20_000,
  preview: 60_000,
  file: 600_000,
  closedAttempt: 3_600_000
}
