/**
 * Keys of client storage that only the panel uses. Those that end in a colon
 * are prefixes.
 */
export const panelKeys = {
  /** Closed purchases whose license may still appear. */
  watched: 'watched:',
  incident: 'incident:',
  owned: 'owned:',
  /** Answers to requests that the person has seen; a single key. */
  answers: 'answers',
  /** What the start page shows at once; a single key. */
  yours: 'yours'
}
