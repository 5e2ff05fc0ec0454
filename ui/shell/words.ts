import { count, filled, i18n } from '../words/i18n.ts'

/** Descriptions of keyboard shortcuts. */
export const keyWords = i18n('keys', {
  anywhere: 'Anywhere',
  inResults: 'In results',
  inPage: 'On the page of an asset',
  inField: 'In the search field',
  enter: 'Enter',
  space: 'Space',
  spaceOnVideo: 'Space on a video',
  arrows: 'Arrow keys',
  shiftArrow: 'Shift + arrow key',
  delete: 'Delete',
  esc: 'Esc',
  altDigits: 'Alt + 1 … 4',
  ctrlA: 'Ctrl + A, ⌘ A',
  toField: 'Go to the search field',
  stepBack: 'Step back',
  places: 'Search, Collections, This file, Licenses',
  thisList: 'Show this help',
  move: 'Move between results',
  fillOrOpen: 'Fill selected layers, or open',
  open: 'Open',
  pick: 'Pick or unpick',
  play: 'Play or stop',
  pickMore: 'Pick the next one too',
  pickAll: 'Pick all loaded',
  place: 'Place',
  fill: 'Fill selected layers',
  save: 'Save to a collection',
  remove: 'Remove from your collection',
  step: 'Previous or next in its list',
  search: 'Search',
  suggestions: 'Choose a suggestion',
  forget: 'Remove the chosen suggestion'
})

/** Ten questions, each with its answer. */
export const helpWords = i18n('help', {
  title: 'Help',
  questions: 'Questions',
  account: 'Do I need an account?',
  accountAnswer:
    'Not to search and place comps. Sign in to license, to save to collections and to see what you licensed.',
  comp: 'What is a comp?',
  compAnswer:
    'A preview with a watermark, for your draft. License it before you publish the design.',
  license: 'How do I license what a file uses?',
  licenseAnswer:
    'Open “This file” and select what to license. You see each size and cost first, and nothing is licensed until you confirm.',
  change: 'What changes in my design after that?',
  changeAnswer:
    'Each comp is replaced by its licensed file. Crop, filters and layers stay as they are.',
  twice: 'Can an image be licensed twice by mistake?',
  twiceAnswer:
    'Cleared first looks for a license that you or this file already has. If it can’t tell, it asks you.',
  closed: 'What if I close the panel during a purchase?',
  closedAnswer:
    'Cleared finishes what was already sent the next time you open it. It never starts a purchase on its own.',
  missing: 'Why isn’t an image listed in “This file”?',
  missingAnswer:
    'If it was flattened, exported or pasted as a screenshot, Figma treats it as a new image. Select its layer and search by image.',
  still: 'Why does a video show a still?',
  stillAnswer:
    'Figma plays videos only in files of teams with a paid plan. After upgrading, fill the layer again.',
  vector: 'Why is my vector a JPG?',
  vectorAnswer:
    'Figma can’t show EPS. Download the EPS from Licenses for other apps, at no charge.',
  shared: 'What do others see?',
  sharedAnswer:
    'Licenses, requests, pins and project details are saved in the file. Anyone who can view the file could read them. Your sign-in isn’t saved there.'
})

export const panelWords = i18n('panel', {
  cleared: 'Cleared',
  minimise: 'Minimize',
  resizePanel: 'Resize panel',
  resizeHint: 'Drag or use the arrow keys to resize',
  dismiss: 'Dismiss',
  notices: 'Notices',
  loading: 'Loading',
  showFailed: 'Couldn’t show this'
})

/** The tabs of the panel. */
export const placeWords = i18n('places', {
  search: 'Search',
  collections: 'Collections',
  file: 'This file',
  licenses: 'Licenses',
  account: 'Account'
})

/** Titles and actions of a place that failed. */
export const stateWords = i18n('states', {
  refused: filled(
    'Cleared isn’t allowed to open {host}. Tell the person who set up Cleared.'
  ),
  blocked: filled(
    'Your network, a browser extension, or server settings blocked the reply of {host}. Try another network, or tell the person who set up Cleared.'
  ),
  useToken: 'Use a token',
  openAccount: 'Open account',
  tryAgainIn: count({
    one: 'Try again in {count} second',
    other: 'Try again in {count} seconds'
  })
})

/** Where a token works although the gateway does not. */
export const tokenHints = i18n('token-hints', {
  'gateway-unreachable':
    'Couldn’t reach the Cleared gateway. Try again, or use a token of your ' +
    'library account to search without it.',
  'gateway-credentials':
    'The Cleared gateway has no valid access to the library. Tell the person ' +
    'who set up Cleared, or use a token of your library account to search ' +
    'without it.'
})

/** Remaining time. */
export const timeLeftWords = i18n('time-left', {
  seconds: count({
    one: 'about {count} second left',
    other: 'about {count} seconds left'
  }),
  minutes: count({
    one: 'about {count} minute left',
    other: 'about {count} minutes left'
  })
})

/** The minimized panel, and status lines. */
export const windowWords = i18n('window', {
  restore: 'Restore',
  offline:
    'You’re offline. What’s loaded still works; the rest retries when you’re back.',
  direct: 'The Cleared gateway is down. You can still search, but not license.',
  running: filled('{what}: {done} of {total}'),
  work: 'In progress',
  place: 'Placing on the canvas',
  fill: 'Filling layers',
  read: 'Loading the collection',
  order: 'Saving the order',
  save: 'Saving to a collection',
  check: 'Checking pages',
  files: 'Downloading licensed files'
})
