import { i18n } from './i18n.ts'

export const launchingWords = i18n('launching', {
  selectedPicturesAreLicensedAlready:
    'The selected pictures are licensed already.',
  noneToLicense:
    'The selected layers show no picture of the library to license.',
  noneToShow: 'The selected layers show no picture of the library to show.',
  noneLicensed:
    'The selected layers show no picture of the library with a license.'
})
