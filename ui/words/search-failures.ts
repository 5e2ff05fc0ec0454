import { i18n } from './i18n.ts'

export const searchFailures = i18n('search-failures', {
  'not-allowed':
    'Your account may not search this library. Sign in with one that may.',
  'bad-request': 'The library did not understand this search. Change it.'
})
