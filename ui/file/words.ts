import { count, filled, i18n } from '../words/i18n.ts'

export const fileWords = i18n('file', {
  checkFailed: 'Couldn’t check this file',
  checkTitle: 'What is in this file?',
  checkHint:
    'Finds every image, video and track on every page and shows which are licensed.',
  checkFile: 'Check file',
  detailsMissing: 'Names and thumbnails are missing',
  assetList: 'Images, videos and tracks in this file',
  noAssets: 'No images, videos or tracks in this file yet',
  noAssetsHint: 'Comps you place and files you license show up here.',
  searchAssets: 'Search images, videos and tracks',
  yourLicenses: 'Your licenses',
  saveProof: 'Save proof of licenses',
  dismissReason: 'Why doesn’t it need a license here?',
  swap: filled('Swap {name}'),
  license: filled('License {name}'),
  request: 'Request',
  requestOf: filled('Request {name}'),
  review: 'Review',
  reviewOf: filled('Review {name}'),
  showLayers: filled('Show {name}'),
  layerOf: filled('Layer {position} of {count}'),
  details: 'Details',
  editorialUse: 'Editorial use',
  putCompBack: 'Put comp back',
  swapAll: filled('Swap all ({count})'),
  licenseAll: filled('License all ({count})'),
  requestSome: 'Request…',
  unreadPage: 'Couldn’t read',
  checkedOutOfDate: filled('Checked {time}, may be out of date'),
  checked: filled('Checked {time}'),
  foundSoFar: 'Found so far',
  placedWithoutCleared: 'Placed without Cleared',
  candidatesHint:
    'These layers have the ID of an image or video, show a preview, or are cards of a track. Adopt them as comps to license them here.',
  andMore: filled('{layer} and {others} more'),
  adoptLayer: filled('Adopt {layer}'),
  adopt: 'Adopt',
  licensed: filled('{where}, {swapped} licensed'),
  style: 'Style',
  checkingChanges: 'Checking what changed…',
  changedSinceCheck: 'Changed since the last check',
  showOn: filled('Show {name} on {pageName}'),
  requestLicenses: filled('Request licenses ({count})'),
  compSoFar: count({
    one: 'Comp, {count} use so far',
    other: 'Comp, {count} uses so far'
  }),
  licensedSoFar: count({
    one: 'Licensed, {count} use so far',
    other: 'Licensed, {count} uses so far'
  }),
  requestedBy: filled('Requested by {who}'),
  adoptAll: filled('Adopt all ({count})'),
  oneOfMatch: 'It could be one of several. Adopt only the right one.',
  whichImage: 'Which one is this?',
  whichImageWhy:
    'Several images or videos share the same file, so Cleared can’t tell which one these layers show. Choose before you license.',
  imageOf: filled('Shown in {layer}'),
  chooseImage: 'Choose one',
  choose: 'Choose',
  chooseFor: filled('Choose what {layer} shows'),
  moreUnclear: count({
    one: 'and {count} more layer',
    other: 'and {count} more layers'
  }),
  notCompared: count({
    one: '{count} more layer not compared: too many layers',
    other: '{count} more layers not compared: too many layers'
  }),
  comparingMatch: 'Comparing with previews…',
  sameMatch: 'Matches a preview',
  otherMatch:
    'Doesn’t match a preview: it was edited, is another image, or is already licensed. Adopt it only if it’s a comp.',
  unknownMatch: 'Couldn’t compare with previews. Adopt it only if it’s a comp.',
  unreadableMatch: 'Figma can’t compare videos. Adopt it only if it’s a comp.',
  uses: count({ one: '{count} use', other: '{count} uses' }),
  usesOn: count({
    one: '{count} use on {pages} pages',
    other: '{count} uses on {pages} pages'
  }),
  ofStyle: 'style',
  hidden: 'hidden',
  locked: 'locked',
  mainComponent: 'main component',
  override: 'override'
})

/** The field and filters above the file's assets. */
export const fileFilterWords = i18n('file-filter', {
  filters: 'Filters',
  nameOrKeyword: 'Name or keyword',
  state: 'State',
  all: 'All',
  comp: 'Comps',
  requested: 'Requested',
  licensed: 'Licensed',
  unknown: 'No license on record',
  aside: 'Ignored',
  editorial: 'Editorial',
  place: 'Where',
  wholeFile: 'Whole file',
  selection: 'Selection',
  shown: count({
    one: '{count} of {all} shown',
    other: '{count} of {all} shown'
  }),
  licenseShown: filled('License shown ({count})'),
  swapShown: filled('Swap shown ({count})'),
  licenseWholeFile: filled('License whole file ({count})'),
  swapWholeFile: filled('Swap whole file ({count})'),
  noMatches: 'No matches in this file',
  selectLayers: 'Select layers to see what they use',
  clearFilters: 'Clear filters'
})

export const pagingWords = i18n('paging', {
  pages: 'Pages'
})
