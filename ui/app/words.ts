import { i18n } from '../words/i18n.ts'

export const launchingWords = i18n('launching', {
  selectedPicturesAreLicensedAlready:
    'The selected pictures are licensed already.',
  chooseFirst: 'Several images share the image file on these layers.',
  noneToLicense:
    'The selected layers show no picture of the library to license.',
  noneToShow: 'The selected layers show no picture of the library to show.',
  noneLicensed:
    'The selected layers show no picture of the library with a license.'
})
