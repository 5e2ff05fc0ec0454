import { count, filled, i18n } from '../../words/i18n.ts'

/** Texts in a proof of licenses. */
export const proofTableWords = i18n('proof-table', {
  asset: 'Image, video or track',
  kind: 'Kind',
  description: 'Description',
  number: 'License number',
  license: 'License',
  subscription: 'Subscription',
  size: 'Size',
  licensee: 'Licensed by',
  date: 'Date (UTC)',
  job: 'Job',
  client: 'Client',
  purchaseOrder: 'Purchase order',
  other: 'Other',
  limits: 'Limits',
  standing: 'Standing',
  layers: 'Layers in this file',

  licensed: 'Licensed',
  bookedOn: 'Booked on',
  ofFile: filled('Licenses of {file}'),
  ofSelection: filled('Licenses of a selection in {file}'),
  pending: 'pending',
  editorialOnly: 'Editorial use only',
  showsComp: 'Not licensed: the file shows a comp',
  noneNoted: 'No license on record in the file',
  confirmed: 'Confirmed by the account’s license history',
  claim: 'Claim: recorded in the file, not in this account’s history',
  unchecked: 'Claim: recorded in the file, not checked with an account',

  removed: filled('{standing}. No longer in the library'),

  summary: filled('{licenses}.'),
  summaryBy: filled('{licenses}: {by}.'),
  licenses: count({ one: '{count} license', other: '{count} licenses' }),
  byAccount: count({
    one: '{count} confirmed by the account',
    other: '{count} confirmed by the account'
  }),
  claims: count({ one: '{count} claim', other: '{count} claims' }),
  haveNone: count({
    one: '{count} without a license.',
    other: '{count} without a license.'
  }),
  unclear: count({
    one: 'Not covered: {count} layer with a file that several images or videos share.',
    other:
      'Not covered: {count} layers with files that several images or videos share.'
  }),
  unread: count({
    one: 'Couldn’t read {count} entry in the file: damaged, edited by hand, or from a newer version.',
    other:
      'Couldn’t read {count} entries in the file: damaged, edited by hand, or from a newer version.'
  }),
  beyond: count({
    one: 'The file has {count} more entry, which wasn’t read.',
    other: 'The file has {count} more entries, which weren’t read.'
  }),
  unreadPages: filled('Couldn’t read these pages: {pages}.'),
  terms: 'License terms'
})

export const proofFailures = i18n('proof-failures', {
  'image-too-large':
    'The file is too large for the Cleared gateway. Download it from Licenses.',
  'video-too-large':
    'The file is larger than 4 GB, too large for a ZIP. Download it from Licenses.'
})

export const proofWords = i18n('proof', {
  proofOfLicenses: 'Proof of licenses',
  contents:
    'A table and a page to print, with licenses, dates, and license holders. Includes client and order details.',
  proofFor: 'Proof for',
  makeProof: 'Make proof',
  reading: 'Reading file and account…',
  saved: 'Saved as a table and a page',
  nothingToProve: 'Nothing to prove',
  tableCsv: 'Table (CSV)',
  page: 'Page',
  drawInFile: 'Draw in the file',
  wholeFile: 'The whole file',
  selectedLayers: 'The selected layers',
  filesAsZip: count({
    one: '{count} licensed file as ZIP',
    other: '{count} licensed files as ZIP'
  }),
  savedIn: count({
    one: '{zipped} of {length} saved in {count} ZIP.',
    other: '{zipped} of {length} saved in {count} ZIPs.'
  }),
  missing: filled('License {id}: {why}')
})
