/** What is known to be against the order. */
export interface Exceptions {
  /** Imports that run up: `file > file`, or `room > room` for all of them. */
  arrows: readonly string[]
  /** How many files are in rings, at most, by the room that they are in. */
  rings: Readonly<Record<string, number>>
  /** How many files a room has, at most. */
  sizes: Readonly<Record<string, number>>
}

/** This list may only get shorter, and its numbers smaller. */
export const exceptions: Exceptions = {
  arrows: [],
  rings: {},
  sizes: {}
}
