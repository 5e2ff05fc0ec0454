/** Keys of client storage that only the panel knows; each begins many. */
export const panelKeys = {
  /** Doubtful purchases that the person gave up. */
  givenUp: 'given-up:',
  incident: 'incident:',
  owned: 'owned:'
}
