/** Timeouts in milliseconds. */
export interface TimeLimits {
  /** For the head of a request to arrive. */
  head: number
  /** For a whole request to arrive. */
  request: number
  /** For a client that reads none of a reply that has begun. */
  reply: number
  /** For a command to a Redis server, or connecting to it. */
  store: number
  /** For a call to the service, except license calls. */
  service: number
  /** For a media host to send the head of its reply. */
  mediaHead: number
  /** For a preview from a media host, from the request to the last byte. */
  preview: number
  /** For a licensed file, likewise. */
  file: number
  /**
   * How long an attempt without a request stays closed after the last query:
   * longer than a copy of its request can be in flight, even if the machine's
   * clock jumps ahead by an hour.
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
  closedAttempt: 2 * 3_600_000
}
