import { i18n } from './i18n.ts'

export const placeFailures = i18n('place-failures', {
  'not-found':
    'The library no longer has this preview. Search again, then place it.',
  'storage-failed': 'Figma could not place the picture. Try again.'
})
