/**
 * A key-value store of texts that expire. `endsAt` is in milliseconds since
 * 1970 by the caller's clock; an expired entry reads as if never stored. Each
 * operation is atomic, also between instances that share the store. A rejected
 * operation may have taken effect.
 */
export interface Store {
  get(key: string): Promise<string | null>
  /** Milliseconds until it expires by the store's clock; null if missing. */
  timeLeft(key: string): Promise<number | null>
  set(key: string, value: string, endsAt: number): Promise<void>
  delete(key: string): Promise<void>
  /** Reads and deletes: only one of several callers gets the value. */
  take(key: string): Promise<string | null>
  /** Stores if the key is missing; only one of several callers gets true. */
  claim(key: string, value: string, endsAt: number): Promise<boolean>
  /** Stores if the value is the expected one. */
  replace(
    key: string,
    expected: string,
    value: string,
    endsAt: number
  ): Promise<boolean>
  /** Deletes if the value is the expected one. */
  release(key: string, expected: string): Promise<boolean>
  /** Increments and returns a counter; the first call sets when it expires. */
  count(key: string, endsAt: number): Promise<number>
  /**
   * Makes all changes, which have distinct keys of one group, or none. Returns
   * the first key whose value is not the expected one, or null.
   */
  change(changes: readonly Change[]): Promise<string | null>
  close(): Promise<void>
}

export interface Change {
  /** With its group, if there are other changes: see `inGroup`. */
  key: string
  /** The required value, null for a missing key; anything if left out. */
  expected?: string | null
  /** The new value; unchanged if left out. */
  next?: { value: string; endsAt: number }
}

/**
 * A key of a group. A cluster keeps the entries of a group on one node, so they
 * can be changed together and are lost together. Other stores hold everything
 * in one place and leave the group out of the key, as earlier versions did.
 */
export function inGroup(group: string, key: string): string {
  return `{${group}}${key}`
}

/** The key without its group. */
export function withoutGroup(key: string): string {
  return key.replace(/^\{\w+\}/, '')
}

/** Throws on every store, as a cluster would only do in production. */
export function checkOneGroup(changes: readonly Change[]): void {
  const groups = new Set(changes.map(({ key }) => /^\{\w+\}/.exec(key)?.[0]))
  if (changes.length < 2 || (groups.size === 1 && !groups.has(undefined)))
    return
  throw new Error('Only keys of one group can be changed together.')
}
