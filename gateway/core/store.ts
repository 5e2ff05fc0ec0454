/**
 * What the gateway remembers. Texts under keys, each with an end in
 * milliseconds since 1970 by the caller's clock; whatever has ended reads as
 * if never stored. Each operation is atomic, also between instances that share
 * the store. One that rejects may have been done or not.
 */
export interface Store {
  get(key: string): Promise<string | null>
  /** Milliseconds until it ends, as the store counts; null for nothing. */
  timeLeft(key: string): Promise<number | null>
  set(key: string, value: string, endsAt: number): Promise<void>
  delete(key: string): Promise<void>
  /** Reads and deletes: of several callers one gets the value. */
  take(key: string): Promise<string | null>
  /** Stores if nothing is there; of several callers one gets true. */
  claim(key: string, value: string, endsAt: number): Promise<boolean>
  /** Stores if the value is still the expected one. */
  replace(
    key: string,
    expected: string,
    value: string,
    endsAt: number
  ): Promise<boolean>
  /** Deletes if the value is still the expected one. */
  release(key: string, expected: string): Promise<boolean>
  /** Adds one and returns the sum; the first call sets the end. */
  count(key: string, endsAt: number): Promise<number>
  /**
   * Makes all changes, each to a key of its own, or none: then the answer is
   * the first key that does not hold what is expected.
   */
  change(changes: readonly Change[]): Promise<string | null>
  close(): Promise<void>
}

export interface Change {
  key: string
  /** What must be there, null for nothing; anything if left out. */
  expected?: string | null
  /** What is there then; left as it is if left out. */
  next?: { value: string; endsAt: number }
}
