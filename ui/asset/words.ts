import { count, filled, i18n } from '../words/i18n.ts'

export const assetWords = i18n('asset', {
  loadingAsset: 'Loading the asset',
  loadingDetails: 'Loading more details',
  notShown: 'The asset could not be shown',
  backToResults: 'Back to results',

  actions: 'Actions',
  place: 'Place',
  cancelPlacing: 'Cancel placing',
  putBack: 'Put back',
  license: 'License',

  licensed: 'Licensed',
  categories: 'Categories',
  keywords: 'Keywords',
  searchFor: filled('Search for {words}'),
  showAll: count({ one: 'Show {count}', other: 'Show all {count}' }),

  details: 'Details',
  assetId: 'Asset ID',
  type: 'Type',
  photo: 'Photo',
  illustration: 'Illustration',
  vector: 'Vector',
  orientation: 'Orientation',
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  square: 'Square',
  releases: 'Releases',
  modelRelease: 'Model',
  propertyRelease: 'Property',
  bothReleases: 'Model and property',
  noRelease: 'None named',
  added: 'Added',

  sizes: 'Sizes',
  pixels: filled('{width} × {height} px'),
  megabytes: filled('{size} MB'),
  fewBytes: '< 0.1 MB',
  covers: filled('Covers {area} at {times}×'),
  coversReduced: filled(
    'Covers {area} at {times}×, as Figma takes 4096 px a side'
  ),
  tooNarrow: filled('Too small by {width} px in width for {area} ({times}×)'),
  tooLow: filled('Too small by {height} px in height for {area} ({times}×)'),
  tooSmall: filled('Too small by {width} × {height} px for {area} ({times}×)'),
  ofSeveral: count({
    one: 'Of {count} selected layer, the one that needs most:',
    other: 'Of {count} selected layers, the one that needs most:'
  }),
  notCovered: 'Your subscriptions do not cover it.',
  notSold: 'Not available in this size.',
  noEps: 'For other programs: Figma takes no EPS.',

  thisFile: 'This file',
  notChecked: 'Not checked yet',
  beingChecked: 'Being checked…',
  notInFile: 'Not in it',
  notedOnly: filled('Not shown in it; noted as licensed by {whoAndWhen}'),
  checkFile: 'Check this file',
  showInFile: 'Show in file',
  yourAccount: 'Your account',
  signInToSee: 'Sign in to see its licenses',
  mayNotSee: 'Sign in with the right to see licenses to know what it holds',
  beingAsked: 'Being asked…',
  noLicense: 'No license of it',
  licenseNumber: filled('number\u00a0{id}'),
  moreLicenses: count({ one: '{count} more', other: '{count} more' }),
  askAgain: 'Ask your account again',
  requested: 'Requested',
  requestedBy: filled('By {whoAndWhen}'),

  similar: 'Similar',
  similarTo: filled('Similar to asset {id}'),
  loadingSimilar: 'Loading similar pictures',
  similarNotShown: 'Similar pictures could not be shown',
  noSimilar: 'Nothing in the library is like it.',
  showAllSimilar: 'Show all',

  contributor: 'Contributor',
  contributorOf: filled('Contributor {id}'),
  show: 'Show',
  pictures: 'Pictures',
  sets: 'Sets',
  profile: 'Profile',
  loadingProfile: 'Loading the profile',
  profileNotShown: 'The profile could not be shown',
  nothingMore: 'The library tells nothing more of them.',
  openWebsite: 'Open website',
  location: 'Location',
  work: 'Work',
  styles: 'Styles',
  subjects: 'Subjects',
  equipment: 'Equipment',
  website: 'Website',
  picturesNotShown: 'The pictures could not be shown',
  noPictures: 'No pictures',
  noContributorPictures: 'The library shows none of this contributor.',
  noSetPictures: 'Nothing in this set can be shown.',
  loadingSets: 'Loading sets',
  setsNotShown: 'Their sets could not be shown',
  noSets: 'No sets',
  noSetsHint: 'This contributor has put no set together.',
  setOf: filled('Set {id}')
})

/** Collections that contain an asset. */
export const holderWords = i18n('holders', {
  title: 'In collections',
  nameless: 'Without a name',
  shared: filled('{name}, shared'),
  featured: filled('{name}, featured'),
  open: filled('Open {name}'),
  among: count({
    one: 'Of the {count} collection loaded so far.',
    other: 'Of the {count} collections loaded so far.'
  }),
  none: count({
    one: 'Not in the {count} collection loaded so far.',
    other: 'In none of the {count} collections loaded so far.'
  })
})
