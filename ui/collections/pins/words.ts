import { count, filled, i18n } from '../../words/i18n.ts'

/** Shared collections, and those pinned to the file. */
export const teamWords = i18n('team', {
  pinned: 'Pinned to this file',
  pinnedBy: filled('Pinned by {who} · {date}'),
  pinnedByOnly: filled('Pinned by {who}'),
  morePins: count({
    one: '{count} older pin isn’t shown. Unpin some to see it.',
    other: '{count} older pins aren’t shown. Unpin some to see them.'
  }),
  otherPins: count({ one: '{count} more', other: '{count} more' }),
  gained: count({ one: '{count} new', other: '{count} new' }),
  noPins: 'Nothing pinned yet',
  nameless: 'Untitled',
  pinOf: filled('Pin {name} to this file'),
  pinTitle: filled('Pin “{name}” to this file?'),
  pinWhy:
    'Anyone who opens this file with Cleared can view this collection but not change it. The share code is saved in the file; unpinning doesn’t revoke it.',
  pinDo: 'Pin',
  notPinned: filled('Couldn’t pin “{name}”. {why}'),
  noCode: 'The library provides no share code.',
  pinDone: filled('Pinned “{name}” to this file'),
  unpin: 'Unpin',
  unpinOf: filled('Unpin {name}'),
  unpinned: filled(
    'Unpinned “{name}”. Anyone with its code can still view it.'
  ),

  shared: 'Shared collection',
  openShared: 'Open shared…',
  openSharedTitle: 'Open a shared collection',
  linkOrNumber: 'Link or ID',
  code: 'Share code',
  codeHint:
    'Ask the owner for its link, or for its ID and share code. Cleared doesn’t open the link itself.',
  open: 'Open',
  notALink: 'Enter a collection link or ID',
  codeMissing: 'This link has no code. Enter the share code.',
  codeWrong: 'Use up to 200 characters, without spaces',
  opening: 'Opening collection…',
  unavailable: count({
    one: '{count} no longer available',
    other: '{count} no longer available'
  }),
  imagesLeft: filled('{images} · {unavailable}'),
  notOpened: 'Couldn’t show this collection',
  signInTitle: 'Sign in to open this collection',
  signIn: 'Sign in',
  back: 'Back',
  empty: 'Nothing here yet',
  emptyWhy:
    'The owner hasn’t added any images, or they’re no longer available.',
  copy: 'Save a copy',
  copying: 'Saving a copy…',
  notCopied: filled('Couldn’t copy “{name}”. {why}'),

  copyLinkOf: filled('Copy the link of {name}'),
  linkCopied:
    'Link copied. Anyone with the link and an account can view the collection.',
  linkNotCopied: filled('Couldn’t copy the link. {why}'),
  copyRefused: filled('Couldn’t copy the link. Copy it yourself: {link}'),
  noLink: 'The library provides no link.',
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
