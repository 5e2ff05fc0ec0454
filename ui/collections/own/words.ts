import type { MediaType } from '../../../contract/api/media-type.ts'
import { count, filled, i18n } from '../../words/i18n.ts'

export const collectionWords = i18n('collections', {
  list: 'Your collections',
  signInTitle: 'Your collections',
  signInWhy:
    'Sign in to see your collections and save images, videos and music to them.',
  signIn: 'Sign in',
  loading: 'Loading your collections…',
  failed: 'Couldn’t read your collections',
  noneTitle: 'No collections yet',
  noneWhy:
    'Keep images, videos or music together in a collection. Create one here, or save search results to a new one.',
  joined: filled('{first} · {second}'),
  nameless: 'Untitled',
  refresh: 'Refresh collections',
  find: 'Find a collection',
  showMedia: 'Show',
  allMedia: 'All',
  noneFits: filled('No collections match “{text}”'),
  shown: count({ one: '{count} collection', other: '{count} collections' }),

  create: 'New collection',
  createDo: 'Create',
  collectionOf: 'Collection of',
  rename: 'Rename',
  renameOf: filled('Rename {name}'),
  renameDo: 'Rename',
  name: 'Name',
  nameEmpty: 'Enter a name',
  nameTooLong: 'Use up to 255 characters',
  nameSigns: 'The name has invisible characters',
  delete: 'Delete',
  deleteOf: filled('Delete {name}'),
  deleting: filled('Deleted “{name}”'),
  undo: 'Undo',
  undoOf: filled('Undo deleting {name}'),

  back: 'Back',
  opening: 'Opening collection…',
  notOpened: 'Couldn’t show this collection',
  allCollections: 'All collections',
  emptyTitle: 'Nothing here yet',
  emptyWhy: 'Press S in search results, choose Save, or drag results here.',
  unavailable: count({
    one: '{count} no longer available',
    other: '{count} no longer available'
  }),
  remove: 'Remove',
  removePicked: count({
    one: 'Remove {count} from the collection',
    other: 'Remove {count} from the collection'
  }),
  removeFrom: filled('Remove from “{name}”'),
  moveHint: 'Drag to reorder, or press Alt with an arrow key.',
  movedTo: filled('Moved to {position} of {total}.'),

  findItem: 'Find in this collection',
  orientation: 'Orientation',
  anyOrientation: 'Any orientation',
  license: 'License',
  anyLicense: 'Licensed or not',
  licensed: 'Licensed',
  notLicensed: 'Not licensed',
  found: count({ one: '{count} found', other: '{count} found' }),
  noneFound: 'Nothing found in this collection',
  clearFilters: 'Clear filters',

  placeAll: 'Place all',
  placeFound: 'Place found',
  placeAllTitle: filled('Place {items} on the canvas?'),
  placeAllWhy:
    'This may take a while and makes the file larger. You can stop any time.',
  placeFirst: count({
    one: 'Place the first',
    other: 'Place the first {count}'
  }),

  findOrName: 'Find or create a collection',
  createAndSave: filled('New collection “{name}”'),
  saveNext: filled('Next: {items}'),
  isIn: 'Saved here. Press to remove.',
  dropHere: 'Drop to save',
  other: 'Another…',

  saveComps: 'Save comps…',
  saveCompsTitle: 'Save comps as a collection',
  which: 'Which comps',
  ofFile: filled('This file ({items})'),
  ofSelection: filled('Selection ({items})'),
  eachMedium: 'Images, videos and music go to separate collections.',
  checking: 'Checking this file…',
  noComps: 'No comps in this file',
  save: 'Save',

  open: 'Open',
  notAddedOf: filled('Couldn’t save {left} of {all} to “{name}”. {why}'),
  notRemoved: filled('Couldn’t remove from “{name}”. {why}'),
  notRenamed: filled('Couldn’t rename “{name}”. {why}'),
  notDeleted: filled('Couldn’t delete “{name}”. {why}'),
  notOrdered: filled('Couldn’t save the order of “{name}”. {why}'),
  notRead: filled('Couldn’t refresh your collections. {why}'),
  changedAt: filled(
    'Couldn’t save the order. “{name}” was changed at {time}. This is how it looks now; reorder again if you need to.'
  ),
  changed: filled(
    'Couldn’t save the order. “{name}” was changed elsewhere. This is how it looks now; reorder again if you need to.'
  ),
  changedByOthers: filled(
    '“{name}” was changed while its order was saved. Check it.'
  ),
  noOrder: filled(
    'Couldn’t save the order of “{name}”: this library doesn’t support it.'
  )
})

/** The texts that name the medium of a collection. */
export function itemWords(mediaType: MediaType) {
  return { image: imageWords, video: videoWords, audio: trackWords }[mediaType]
}

export const imageWords = i18n('collected-images', {
  nothingLeft: 'No images left',
  grid: filled('Images in {name}'),
  saveTitle: count({
    one: 'Save to a collection',
    other: 'Save {count} images to a collection'
  }),
  leftOutComps: count({
    one: '{count} image skipped: no longer available',
    other: '{count} images skipped: no longer available'
  }),
  added: count({
    one: 'Saved {count} image to “{name}”',
    other: 'Saved {count} images to “{name}”'
  }),
  removed: count({
    one: 'Removed {count} image from “{name}”',
    other: 'Removed {count} images from “{name}”'
  }),
  notAdded: count({
    one: 'Couldn’t save {count} image to “{name}”. {why}',
    other: 'Couldn’t save {count} images to “{name}”. {why}'
  }),
  leftWithOrder: count({
    one: 'Saved the order of “{name}”. {count} image was removed: no longer available',
    other:
      'Saved the order of “{name}”. {count} images were removed: no longer available'
  })
})

export const videoWords = i18n('collected-videos', {
  nothingLeft: 'No videos left',
  grid: filled('Videos in {name}'),
  saveTitle: count({
    one: 'Save to a collection',
    other: 'Save {count} videos to a collection'
  }),
  leftOutComps: count({
    one: '{count} video skipped: no longer available',
    other: '{count} videos skipped: no longer available'
  }),
  added: count({
    one: 'Saved {count} video to “{name}”',
    other: 'Saved {count} videos to “{name}”'
  }),
  removed: count({
    one: 'Removed {count} video from “{name}”',
    other: 'Removed {count} videos from “{name}”'
  }),
  notAdded: count({
    one: 'Couldn’t save {count} video to “{name}”. {why}',
    other: 'Couldn’t save {count} videos to “{name}”. {why}'
  }),
  leftWithOrder: count({
    one: 'Saved the order of “{name}”. {count} video was removed: no longer available',
    other:
      'Saved the order of “{name}”. {count} videos were removed: no longer available'
  })
})

export const trackWords = i18n('collected-tracks', {
  nothingLeft: 'No tracks left',
  grid: filled('Tracks in {name}'),
  saveTitle: count({
    one: 'Save to a collection',
    other: 'Save {count} tracks to a collection'
  }),
  leftOutComps: count({
    one: '{count} track skipped: no longer available',
    other: '{count} tracks skipped: no longer available'
  }),
  added: count({
    one: 'Saved {count} track to “{name}”',
    other: 'Saved {count} tracks to “{name}”'
  }),
  removed: count({
    one: 'Removed {count} track from “{name}”',
    other: 'Removed {count} tracks from “{name}”'
  }),
  notAdded: count({
    one: 'Couldn’t save {count} track to “{name}”. {why}',
    other: 'Couldn’t save {count} tracks to “{name}”. {why}'
  }),
  leftWithOrder: count({
    one: 'Saved the order of “{name}”. {count} track was removed: no longer available',
    other:
      'Saved the order of “{name}”. {count} tracks were removed: no longer available'
  })
})

export const collectionFailures = i18n('collection-failures', {
  'token-lacks-scope':
    'Your sign-in doesn’t include collections. Sign in again and allow them, or use a token with the scopes collections.view and collections.edit.',
  'not-found': 'This collection was deleted.',
  'not-allowed': 'Your account can’t change collections.'
})
