import type { MediaType } from '../../contract/api/media-type.ts'
import { count, filled, i18n } from '../words/i18n.ts'

export const assetWords = i18n('asset', {
  loadingDetails: 'Loading details…',
  backToResults: 'Back to results',
  previous: 'Previous',
  next: 'Next',

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
  type: 'Type',
  photo: 'Photo',
  illustration: 'Illustration',
  vector: 'Vector',
  orientation: 'Orientation',
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  square: 'Square',
  duration: 'Duration',
  artist: 'Artist',
  album: 'Album',
  tempo: 'Tempo',
  vocals: 'Vocals',
  genres: 'Genres',
  moods: 'Moods',
  instruments: 'Instruments',
  moreBy: 'More by the artist',
  fromAlbum: 'From the album',
  similarArtists: 'Similar artists',
  lyrics: 'Lyrics',
  showLyrics: 'Show all lyrics',
  foldLyrics: 'Show less',
  releases: 'Releases',
  modelRelease: 'Model',
  propertyRelease: 'Property',
  bothReleases: 'Model and property',
  noRelease: 'None',
  people: 'People',
  moreWithPerson: 'More with this person',
  moreWith: filled('More with person {id}'),
  added: 'Added',

  sizes: 'Sizes',
  files: 'Files',
  covers: filled('Covers {area} at {times}×'),
  coversReduced: filled(
    'Covers {area} at {times}× (Figma’s limit is 4096 px per side)'
  ),
  tooNarrow: filled('{width} px too narrow for {area} ({times}×)'),
  tooLow: filled('{height} px too short for {area} ({times}×)'),
  tooSmall: filled('{width} × {height} px too small for {area} ({times}×)'),
  ofSeveral: count({
    one: 'For {count} selected layer, by the largest:',
    other: 'For {count} selected layers, by the largest:'
  }),
  notCovered: 'Not in your subscriptions',
  notSold: 'Not available in this size',
  onlyWithEps: 'Only with the EPS',
  noEps: 'Figma can’t open EPS. For other apps only.',

  thisFile: 'This file',
  notChecked: 'Not checked yet',
  beingChecked: 'Checking…',
  notInFile: 'Not used',
  notedOnly: filled('Licensed by {whoAndWhen}, not used in this file'),
  checkFile: 'Check file',
  showInFile: 'Show in file',
  yourAccount: 'Your account',
  signInToSee: 'Sign in to see your licenses',
  mayNotSee: 'Your sign-in can’t show licenses. Sign in again and allow it.',
  beingAsked: 'Loading…',
  noLicense: 'No license',
  licenseNumber: filled('number\u00a0{id}'),
  moreLicenses: count({ one: '{count} more', other: '{count} more' }),
  askAgain: 'Check account again',
  requested: 'Requested',
  requestedBy: filled('By {whoAndWhen}'),

  similar: 'Similar',
  showAllSimilar: 'Show all'
})

export const imageWords = i18n('image', {
  loadingAsset: 'Loading image…',
  notShown: 'Couldn’t show this image',
  assetId: 'Image ID'
})

export const videoWords = i18n('video', {
  loadingAsset: 'Loading video…',
  notShown: 'Couldn’t show this video',
  assetId: 'Video ID'
})

export const trackWords = i18n('track', {
  loadingAsset: 'Loading track…',
  notShown: 'Couldn’t show this track',
  assetId: 'Track ID'
})

/** The texts that name the medium of an asset. */
export function wordsOf(mediaType: MediaType) {
  return { image: imageWords, video: videoWords, audio: trackWords }[mediaType]
}

export const similarImageWords = i18n('similar-images', {
  similarTo: filled('Similar to image {id}'),
  loadingSimilar: 'Loading similar images…',
  similarNotShown: 'Couldn’t show similar images',
  noSimilar: 'No similar images',
  noPictures: 'No images'
})

export const similarVideoWords = i18n('similar-videos', {
  similarTo: filled('Similar to video {id}'),
  loadingSimilar: 'Loading similar videos…',
  similarNotShown: 'Couldn’t show similar videos',
  noSimilar: 'No similar videos',
  noPictures: 'No videos'
})

/** The same of similar assets; the API knows none for tracks. */
export function similarWordsOf(mediaType: MediaType) {
  return mediaType === 'video' ? similarVideoWords : similarImageWords
}

/** Collections that contain an asset. */
export const holderWords = i18n('holders', {
  title: 'In collections',
  nameless: 'Untitled',
  shared: filled('{name}, shared'),
  featured: filled('{name}, featured'),
  open: filled('Open {name}'),
  among: count({
    one: 'From the {count} collection loaded so far',
    other: 'From the {count} collections loaded so far'
  }),
  none: count({
    one: 'Not in the {count} collection loaded so far',
    other: 'Not in the {count} collections loaded so far'
  })
})
