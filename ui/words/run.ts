import de from './de/run.json'
import es from './es/run.json'
import fr from './fr/run.json'
import ja from './ja/run.json'
import pt from './pt/run.json'
import { count, filled, i18n } from './i18n.ts'

export const runWords = i18n('run', [de, es, fr, ja, pt], {
  putCompsBack: 'Put comps back',
  goOn: 'Go on',
  stopping: 'Stopping…',
  licensingIfYouClosePanel:
    'Licensing; if you close the panel, what was sent is finished next time',
  thisTookMoreThanYou: 'This took more than you confirmed',
  assets: 'Assets',
  checkAgain: filled('Check again {name}'),
  licenseAgain: filled('License again {name}'),
  licenseAgain2: 'License again',
  licenseAgainIn: filled('License again in {time}'),
  giveUp: filled('Give up {name}'),
  giveUp2: 'Give up',
  downloadFullFileOf: filled('Download the full file of {name}'),
  downloadFullFile: 'Download the full file',
  licensedOf: filled('{licensed} of {all} licensed'),
  used: count({
    one: '{count} download used.',
    other: '{count} downloads used.'
  }),
  noneUsed: 'No downloads were used.',
  chargeUnknown: count({
    one: 'How many downloads one license took is not known.',
    other: 'How many downloads {count} licenses took is not known.'
  }),
  stranded: count({
    one: 'One is not on the canvas yet.',
    other: '{count} are not on the canvas yet.'
  }),
  doubtful: count({
    one: 'One is not certain yet and may have used downloads: check before you license again.',
    other:
      '{count} are not certain yet and may have used downloads: check before you license again.'
  }),
  showsFile: count({
    one: '{count} layer shows the licensed file.',
    other: '{count} layers show the licensed file.'
  })
})
