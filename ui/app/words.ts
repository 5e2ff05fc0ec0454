import { i18n } from '../words/i18n.ts'

export const launchingWords = i18n('launching', {
  alreadyLicensed: 'The selected images are already licensed',
  chooseFirst:
    'Several images share this image file. Choose the right one first.',
  noneToLicense: 'Select a layer with a comp to license',
  noneToShow: 'Select a layer with an image from the library',
  noneLicensed: 'Select a layer with a licensed image'
})
