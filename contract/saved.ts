/** A text in client storage. */
export interface SavedItem {
  key: string
  text: string
}

/** Keys of client storage; those that end in a colon begin many. */
export const savedKeys = {
  session: 'session',
  settings: 'settings',
  signInAttempt: 'sign-in-attempt',
  journal: 'journal:',
  swaps: 'swaps:'
}

/** What a start needs; batches of swaps are for who asks for them. */
export const savedAtStart = [
  savedKeys.settings,
  savedKeys.session,
  savedKeys.signInAttempt,
  savedKeys.journal
]

/** Whether it is this key, or one of the many that it begins. */
export function matchesKey(key: string, begin: string): boolean {
  return begin.endsWith(':') ? key.startsWith(begin) : key === begin
}

/** What a saved text says; null when it is broken, as if nothing was saved. */
export function parseSaved(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // not ours to repair
  }
}

export interface LoadSaved {
  begin: string
  /** Keys that begin so are left out. */
  but?: string[]
}

export interface SaveText {
  key: string
  /** Null deletes it. */
  text: string | null
}
