import { i18n } from '../words/i18n.ts'

export const launchingWords = i18n('launching', {
  alreadyLicensed: 'The selection is already licensed',
  chooseFirst:
    'Several images or videos share the same file. Choose the right one first.',
  noneToLicense: 'Select a layer with a comp to license',
  noneToShow: 'Select a layer with an image or video from the library',
  noneLicensed: 'Select a layer with a licensed file'
})
