import { count, filled, i18n } from '../words/i18n.ts'
import type { RunStep } from './purchase/run-item.ts'

export const dialogNoticeWords = i18n('dialog-notices', {
  savedByCleared: 'Saved by Cleared.'
})

export const outcomeBadgeWords = i18n('outcome-badges', {
  licensed: 'Licensed',
  refused: 'Refused',
  unfinished: 'Unfinished',
  notCertain: 'Not certain',
  notSent: 'Not sent'
})

/** The state of one asset in a run. */
export const outcomeWords = i18n('outcomes', {
  waiting: 'Waits for its turn.',
  licensing: 'Asking the library for the license…',
  checking:
    'We don’t know yet whether this was licensed. Asking how it ended; ' +
    'nothing is sent twice.',
  licensed: 'Licensed. Its file is fetched next.',
  fetching: 'Licensed. Fetching the file…',
  fetched: 'Licensed. Its file is here; all layers change together.',
  swapping: 'Licensed. Putting the file on its layers…',
  done: 'The layers show the licensed file.',
  'not-placed': 'Licensed, but no layer shows the file yet.',
  refused: 'The library refused. Nothing was charged.',
  doubtful:
    'We don’t know yet whether this was licensed. Check again later, or ' +
    'look into your account.',
  elsewhere: 'An earlier purchase of it is unfinished. Nothing was sent.',
  stopped: 'Left out. Nothing was sent.'
} satisfies Record<RunStep, string>)

export const resumingWords = i18n('resuming', {
  otherFile:
    'Licensed for another file. Open that file and Cleared to swap it there.',
  resuming: 'Finishing what was interrupted…',
  licensingInterrupted: filled('Licensing was interrupted: {what}.'),
  swappingInterrupted: filled('Swapping was interrupted: {what}.'),
  licensed: count({
    one: '{count} asset licensed',
    other: '{count} assets licensed'
  }),
  refused: count({
    one: '{count} asset not licensed, at no cost',
    other: '{count} assets not licensed, at no cost'
  }),
  doubtful: count({
    one: '{count} asset not certain yet',
    other: '{count} assets not certain yet'
  }),
  swapped: count({
    one: '{count} asset swapped',
    other: '{count} assets swapped'
  }),
  waiting: count({
    one: '{count} asset not swapped everywhere yet',
    other: '{count} assets not swapped everywhere yet'
  }),
  begunIn: filled(
    'It began in “{file}”. If this is a copy of that file, press “License” there too: what is licensed already costs nothing.'
  ),
  account: 'Account'
})

export const runWords = i18n('run', {
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
