export const storageKeys = {
  session: 'session',
  settings: 'settings',
  signInAttempt: 'sign-in-attempt',
  journalPrefix: 'journal:',
  journal: (id: string) => `journal:${id}`
}
