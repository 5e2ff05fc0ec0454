export const storageKeys = {
  session: 'session',
  settings: 'settings',
  signInAttempt: 'sign-in-attempt',
  swapsPrefix: 'swaps:',
  swaps: (id: string) => `swaps:${id}`,
  journalPrefix: 'journal:',
  journal: (id: string) => `journal:${id}`
}
