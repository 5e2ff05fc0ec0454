import { count, filled, i18n } from '../../words/i18n.ts'

export const collectionWords = i18n('collections', {
  list: 'Your collections',
  signInTitle: 'Your collections',
  signInWhy: 'Sign in to see your collections, and to save pictures to them.',
  signIn: 'Sign in',
  loading: 'Loading your collections…',
  failed: 'Your collections could not be read',
  noneTitle: 'No collections yet',
  noneWhy:
    'A collection keeps pictures together. Make one here, or save results to one.',
  assets: count({ one: '{count} asset', other: '{count} assets' }),
  joined: filled('{first} · {second}'),
  nameless: 'Without a name',
  refresh: 'Read the collections again',
  find: 'Find a collection',
  noneFits: filled('No collection has “{text}” in its name.'),
  shown: count({ one: '{count} collection', other: '{count} collections' }),

  create: 'New collection',
  createDo: 'Create',
  rename: 'Rename',
  renameOf: filled('Rename {name}'),
  renameDo: 'Rename',
  name: 'Name',
  nameEmpty: 'Give it a name.',
  nameTooLong: 'A name has at most 255 letters.',
  nameSigns: 'A name cannot hold signs that hide or turn text.',
  delete: 'Delete',
  deleteOf: filled('Delete {name}'),
  deleting: filled('Deleting “{name}”…'),
  undo: 'Undo',
  undoOf: filled('Undo deleting {name}'),

  back: 'Back',
  opening: 'Opening the collection…',
  notOpened: 'The collection could not be shown',
  allCollections: 'All collections',
  emptyTitle: 'Nothing in it yet',
  emptyWhy: 'Save results to it: with the key S, by “Save”, or by dragging.',
  nothingLeft: 'The library has nothing of it any more',
  gone: count({
    one: '{count} is no longer in the library',
    other: '{count} are no longer in the library'
  }),
  grid: filled('Assets of {name}'),
  remove: 'Remove',
  removePicked: count({
    one: 'Remove {count} from the collection',
    other: 'Remove {count} from the collection'
  }),
  removeFrom: filled('Remove from “{name}”'),
  moveHint: 'Alt with an arrow key moves the asset, and so does dragging.',
  movedTo: filled('Moved to {position} of {total}.'),

  placeAll: 'Place all',
  placeAllTitle: count({
    one: 'Place {count} comp as a board?',
    other: 'Place {count} comps as a board?'
  }),
  placeAllWhy:
    'So many take a while and make the file large. You can stop at any time.',
  placeFirst: count({
    one: 'Place the first',
    other: 'Place the first {count}'
  }),

  saveTitle: count({
    one: 'Save to a collection',
    other: 'Save {count} assets to a collection'
  }),
  findOrName: 'Find a collection, or name a new one',
  createAndSave: filled('New collection “{name}”'),
  isIn: 'Saved here: press to take it out',
  dropHere: 'Drop to save',
  other: 'Another…',

  saveComps: 'Save comps…',
  saveCompsTitle: 'Save comps as a collection',
  which: 'Which comps',
  ofFile: count({
    one: 'This file ({count} asset)',
    other: 'This file ({count} assets)'
  }),
  ofSelection: count({
    one: 'The selection ({count} asset)',
    other: 'The selection ({count} assets)'
  }),
  checking: 'Checking this file…',
  noComps: 'There are no comps in this file.',
  save: 'Save',
  leftOutComps: count({
    one: '{count} asset was left out: the library has it no longer.',
    other: '{count} assets were left out: the library has them no longer.'
  }),

  open: 'Open',
  added: count({
    one: 'Saved {count} asset to “{name}”.',
    other: 'Saved {count} assets to “{name}”.'
  }),
  removed: count({
    one: 'Removed {count} asset from “{name}”.',
    other: 'Removed {count} assets from “{name}”.'
  }),
  notAdded: count({
    one: '{count} asset was not saved to “{name}”. {why}',
    other: '{count} assets were not saved to “{name}”. {why}'
  }),
  notAddedOf: filled('{left} of {all} were not saved to “{name}”. {why}'),
  notRemoved: filled('Nothing was removed from “{name}”. {why}'),
  notRenamed: filled('“{name}” keeps its name. {why}'),
  notDeleted: filled('“{name}” was not deleted. {why}'),
  notOrdered: filled('The new order of “{name}” was not saved. {why}'),
  notRead: filled('Your collections could not be read again. {why}'),
  changedAt: filled(
    '“{name}” was changed at {time}, so your new order was not saved. It is shown as it is now; move again what you want to move.'
  ),
  changed: filled(
    '“{name}” was changed elsewhere, so your new order was not saved. It is shown as it is now; move again what you want to move.'
  ),
  changedMeanwhile: filled(
    '“{name}” was changed while your new order was saved. It is shown as it is now: check it.'
  ),
  noOrder: filled(
    'This library does not take an order for collections, so “{name}” keeps its own.'
  ),
  leftWithOrder: count({
    one: '{count} asset that the library has no longer left “{name}” with the new order.',
    other:
      '{count} assets that the library has no longer left “{name}” with the new order.'
  })
})

export const collectionFailures = i18n('collection-failures', {
  'token-lacks-scope':
    'Your sign-in doesn’t include collections. Sign in again and allow them, or use a token with the scopes collections.view and collections.edit.',
  'not-found': 'This collection was deleted.',
  'not-allowed': 'Your account can’t change collections.'
})
