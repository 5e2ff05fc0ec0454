/**
 * Keys of client storage that only the panel knows; those that end in a colon
 * begin many.
 */
export const panelKeys = {
  /** Purchases of which another license may come late. */
  watched: 'watched:',
  incident: 'incident:',
  owned: 'owned:',
  /** Answers to requests that the person was told of; one key. */
  answers: 'answers'
}
