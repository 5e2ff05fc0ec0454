import { count, filled, i18n } from '../../words/i18n.ts'

/** Shared collections, and those pinned to the file. */
export const teamWords = i18n('team', {
  pinned: 'Pinned to this file',
  pinnedBy: filled('Pinned by {who} · {date}'),
  pinnedByOnly: filled('Pinned by {who}'),
  morePins: count({
    one: '{count} older pin is not shown. Unpin some to see it.',
    other: '{count} older pins are not shown. Unpin some to see them.'
  }),
  otherPins: count({ one: '{count} more', other: '{count} more' }),
  noPins: 'Nothing is pinned to it yet.',
  nameless: 'Without a name',
  pinOf: filled('Pin {name} to this file'),
  pinTitle: filled('Pin “{name}” to this file?'),
  pinWhy:
    'Everyone who opens this file with Cleared sees it and can read the collection; its share code is kept in the file. They cannot change it. Unpinning does not take the code back.',
  pinDo: 'Pin',
  notPinned: filled('“{name}” was not pinned. {why}'),
  noCode: 'The library gives no share code for it.',
  pinDone: filled('“{name}” is pinned to this file.'),
  unpin: 'Unpin',
  unpinOf: filled('Unpin {name}'),
  unpinned: filled(
    '“{name}” is no longer pinned. Whoever has its code can still read it.'
  ),

  shared: 'Shared collection',
  openShared: 'Open shared…',
  openSharedTitle: 'Open a shared collection',
  linkOrNumber: 'Link or number',
  code: 'Share code',
  codeHint:
    'Ask whoever shares it for its link, or for its number and share code. The link itself is not opened.',
  open: 'Open',
  notALink: 'Give the link of a collection, or its number.',
  codeMissing: 'The link has no code. Give the share code, too.',
  codeWrong: 'A share code has no blanks and at most 200 signs.',
  opening: 'Opening the collection…',
  images: count({ one: '{count} image', other: '{count} images' }),
  gone: count({
    one: '{count} is no longer in the library',
    other: '{count} are no longer in the library'
  }),
  imagesLeft: filled('{images} · {gone}'),
  notOpened: 'The collection could not be shown',
  signInTitle: 'Sign in to open it',
  signIn: 'Sign in',
  back: 'Back',
  empty: 'Nothing in it',
  emptyWhy: 'Whoever shares it has put nothing in yet, or it is gone.',
  copy: 'Save a copy',
  copying: 'Saving a copy…',
  notCopied: filled('“{name}” was not copied. {why}'),

  copyLinkOf: filled('Copy the link of {name}'),
  linkCopied:
    'The link is copied. Whoever has it and an account can read the collection.',
  linkNotCopied: filled('The link could not be copied. {why}'),
  copyRefused: filled('The link could not be copied. By hand: {link}'),
  noLink: 'The library gives no link for it.',
  numberAndCode: filled('{number}, code {code}')
})

export const pinFailures = i18n('pin-failures', {
  'signed-out': 'Sign in first, so the file can show who pinned it.',
  'other-version':
    'A newer version of Cleared pinned this. Close and reopen the plugin to change it.'
})

export const sharedFailures = i18n('shared-failures', {
  'not-found':
    'This collection was deleted or is no longer shared. Ask for a new link.',
  'not-allowed':
    'This collection was deleted or is no longer shared. Ask for a new link.',
  'token-lacks-scope':
    'Your sign-in doesn’t include collections. Sign in again and allow them, or use a token with the scope collections.view.',
  'signed-out': 'Sign in to see shared collections.'
})
