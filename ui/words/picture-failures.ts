import { i18n } from './i18n.ts'

/** Of finding by picture. */
export const pictureFailures = i18n('picture-failures', {
  'not-allowed':
    'Your library account does not include finding by picture. Ask whoever manages it for the product reverse image search, or search with words.',
  'not-found':
    'The library no longer knows the picture. Send it again to go on.'
})
