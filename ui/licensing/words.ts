import { count, filled, i18n } from '../words/i18n.ts'
import type { RunStep } from './purchase/run-item.ts'

export const dialogNoticeWords = i18n('dialog-notices', {
  savedByCleared: 'Saved by Cleared.'
})

export const outcomeBadgeWords = i18n('outcome-badges', {
  licensed: 'Licensed',
  refused: 'Refused',
  unfinished: 'Unfinished',
  notCertain: 'Uncertain',
  notSent: 'Not sent',
  notLicensed: 'Not licensed'
})

/** The state of one asset in a run. */
export const outcomeWords = i18n('outcomes', {
  waiting: 'Waiting',
  licensing: 'Licensing…',
  checking:
    'We don’t know yet whether this was licensed. Checking; nothing is sent twice.',
  licensed: 'Licensed. Downloading next.',
  fetching: 'Licensed. Downloading…',
  fetchingOf: filled('Licensed. Downloading {done} of {total} MB'),
  fetched: 'Licensed and downloaded. All layers change together.',
  swapping: 'Licensed. Swapping…',
  done: 'Layers show the licensed file.',
  'not-placed': 'Licensed, but no layer shows the file yet.',
  refused: 'The library refused. Nothing was charged.',
  doubtful:
    'We don’t know whether this was licensed. Check again later, or look in your account.',
  elsewhere: 'An earlier purchase isn’t finished. Nothing was sent.',
  stopped: 'Skipped. Nothing was sent.'
} satisfies Record<RunStep, string> & { fetchingOf: unknown })

/** Instead of those that name a file on layers, for tracks. */
export const trackOutcomeWords = i18n('track-outcomes', {
  licensed: 'Licensed.',
  fetched: 'Licensed. All layers change together.',
  swapping: 'Licensed. Updating its cards…',
  done: 'Its cards show the license.',
  'not-placed': 'Licensed. You can download it.'
} satisfies { [Step in RunStep]?: string })

export const resumingWords = i18n('resuming', {
  otherFile: 'Licensed for another file. Open it with Cleared to swap there.',
  resuming: 'Finishing what was interrupted…',
  licensingInterrupted: filled('Licensing was interrupted: {what}.'),
  swappingInterrupted: filled('Swapping was interrupted: {what}.'),
  licensed: filled('{count} licensed'),
  refused: filled('{count} not licensed, at no charge'),
  doubtful: filled('{count} uncertain'),
  swapped: filled('{count} swapped'),
  waiting: filled('{count} not swapped everywhere yet'),
  begunIn: filled(
    'It started in “{file}”. If this is a copy of that file, press “License” there too: what’s already licensed isn’t charged again.'
  ),
  account: 'Account'
})

export const runWords = i18n('run', {
  putCompsBack: 'Put comps back',
  goOn: 'Continue',
  stopping: 'Stopping…',
  licensing: 'Licensing… You can close the panel; we’ll finish next time.',
  chargedMore: 'This used more than you confirmed',
  assets: 'Licenses',
  checkAgain: filled('Check again {name}'),
  licenseAgainOf: filled('License again {name}'),
  licenseAgain: 'License again',
  licenseAgainIn: filled('License again in {time}'),
  giveUpOf: filled('Stop checking {name}'),
  giveUp: 'Stop checking',
  downloadFullFileOf: filled('Download the full file of {name}'),
  downloadFullFile: 'Download the full file',
  checkCropOf: filled('Check the crop of {name}'),
  checkCrop: 'Check the crop',
  licensedOf: filled('{licensed} of {all} licensed'),
  swappedOf: filled('{swapped} of {all} swapped'),
  licensedAll: filled('Licensed {assets}.'),
  swappedAll: count({
    one: 'Swapped {count} comp.',
    other: 'Swapped {count} comps.'
  }),
  resized: count({
    one: '{count} resized to Figma’s limit.',
    other: '{count} resized to Figma’s limit.'
  }),
  used: count({
    one: '{count} download used.',
    other: '{count} downloads used.'
  }),
  noneUsed: 'No downloads used.',
  chargeUnknown: count({
    one: 'We don’t know how many downloads 1 license used.',
    other: 'We don’t know how many downloads {count} licenses used.'
  }),
  stranded: count({
    one: '{count} isn’t on the canvas yet.',
    other: '{count} aren’t on the canvas yet.'
  }),
  doubtful: count({
    one: '{count} is uncertain and may have used downloads. Check before you license again.',
    other:
      '{count} are uncertain and may have used downloads. Check before you license again.'
  }),
  showsFile: count({
    one: '{count} layer shows the licensed file.',
    other: '{count} layers show the licensed file.'
  }),
  showsLicense: count({
    one: '{count} card shows the license.',
    other: '{count} cards show the license.'
  })
})

/** Licensed files that no layer shows yet. */
export const ownedWords = i18n('owned', {
  placeLicensed: 'Place licensed',
  placeLicensedOf: filled('Place licensed {name}'),
  placeAll: count({ one: 'Place {count}', other: 'Place all {count}' }),
  download: 'Download',
  downloadOf: filled('Download {name}'),
  placed: count({
    one: 'Placed the licensed file',
    other: 'Placed {count} licensed files'
  })
})
