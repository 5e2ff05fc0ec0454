/** A text in client storage. */
export interface SavedItem {
  key: string
  text: string
}

/** Keys of client storage; those that end in a colon are prefixes. */
export const savedKeys = {
  session: 'session',
  settings: 'settings',
  signInAttempt: 'sign-in-attempt',
  journal: 'journal:',
  swaps: 'swaps:'
}

/** What the start needs; batches of swaps are loaded when needed. */
export const savedAtStart = [
  savedKeys.settings,
  savedKeys.session,
  savedKeys.signInAttempt,
  savedKeys.journal
]

/** Whether it is this key, or begins with this prefix. */
export function matchesKey(key: string, begin: string): boolean {
  return begin.endsWith(':') ? key.startsWith(begin) : key === begin
}

/** Parses a saved text; null when it is broken. */
export function parseSaved(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // treated as not saved
  }
}

export interface LoadSaved {
  begin: string
  /** Leaves out keys with these prefixes. */
  but?: string[]
}

export interface SaveText {
  key: string
  /** Null deletes it. */
  text: string | null
}
