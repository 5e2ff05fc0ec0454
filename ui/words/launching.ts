import de from './de/launching.json'
import es from './es/launching.json'
import fr from './fr/launching.json'
import ja from './ja/launching.json'
import pt from './pt/launching.json'
import { i18n } from './i18n.ts'

export const launchingWords = i18n('launching', [de, es, fr, ja, pt], {
  selectedPicturesAreLicensedAlready:
    'The selected pictures are licensed already.',
  chooseFirst: 'Several images share the image file on these layers.',
  choose: 'Choose image',
  noneToLicense:
    'The selected layers show no picture of the library to license.',
  noneToShow: 'The selected layers show no picture of the library to show.',
  noneLicensed:
    'The selected layers show no picture of the library with a license.'
})
