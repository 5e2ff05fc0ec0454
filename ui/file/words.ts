import { count, filled, i18n } from '../words/i18n.ts'

/** On a row of the file's assets. */
export const fileSavingWords = i18n('file-saving', {
  saveOf: filled('Save {name} to a collection')
})

export const fileWords = i18n('file', {
  fileCouldNotBeChecked: 'The file could not be checked',
  whatIsInThisFile: 'What is in this file?',
  findsEveryAssetOnEvery:
    'Finds every asset on every page and tells which are licensed.',
  checkFile: 'Check the file',
  namesAndPicturesAreMissing: 'Names and pictures are missing',
  assetsInThisFile: 'Assets in this file',
  noAssetsInThisFile: 'No assets in this file yet',
  compsYouPlaceAndFiles: 'Comps you place and files you license show up here.',
  searchAssets: 'Search assets',
  whyDoesItNeedNo: 'Why does it need no license here?',
  swap: filled('Swap {name}'),
  license: filled('License {name}'),
  request: 'Request',
  requestOf: filled('Request {name}'),
  putBackCompOf: filled('Put back the comp of {name}'),
  putAside: filled('Put aside {name}'),
  takeBack: filled('Take back {name}'),
  swapAll: filled('Swap all ({count})'),
  licenseAll: filled('License all ({count})'),
  requestSome: 'Request …',
  couldNotBeRead: 'Could not be read',
  checkedMayHaveChanged: filled('Checked {time}, may have changed'),
  checked: filled('Checked {time}'),
  foundSoFar: 'Found so far',
  placedWithoutCleared: 'Placed without Cleared',
  theseLayersCarryNumberOf:
    'These layers carry the number of an asset or show a preview of it. Adopt them as comps to license them here.',
  andMore: filled('{layer} and {others} more'),
  adoptLayer: filled('Adopt {layer}'),
  adopt: 'Adopt',
  licensed: filled('{where}, {swapped} licensed'),
  style: 'Style',
  changedSinceCheck: 'Changed since the check',
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
  oneOfMatch: 'Several images share this image file. Adopt only the right one.',
  whichImage: 'Which image is this?',
  whichImageWhy:
    'Several images share the same image file, so Cleared can’t tell which one these layers show. Choose before you license.',
  imageOf: filled('Image in {layer}'),
  chooseImage: 'Choose image',
  choose: 'Choose',
  chooseFor: filled('Choose the image in {layer}'),
  moreUnclear: count({
    one: 'and {count} more layer',
    other: 'and {count} more layers'
  }),
  notCompared: count({
    one: '{count} layer more is not compared, as there are so many.',
    other: '{count} layers more are not compared, as there are so many.'
  }),
  comparingMatch: 'Comparing with the previews of this asset …',
  sameMatch: 'A preview of this asset.',
  otherMatch:
    'Not one of its previews: it was edited, is another picture or is licensed already. Adopt it only if it is a comp.',
  unknownMatch:
    'Its previews could not be compared. Adopt it only if it is a comp.',
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

export const pagingWords = i18n('paging', {
  pages: 'Pages'
})
