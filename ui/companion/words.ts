import { count, i18n } from '../words/i18n.ts'

/** The read-only plugin for Dev Mode. */
export const companionWords = i18n('companion', {
  asRecorded:
    'As recorded in this file. Any plugin could have written it; the person who licenses for you has the proof.',
  nothingSelected: 'Nothing is selected',
  selectLayer:
    'Select a layer to see the source and license of its image, video or track.',
  noRecord: 'No record',
  noRecordHint:
    'Cleared has no record for these layers. Ask the designer for the source.',
  noPicture: 'No image, video or track',
  noPictureHint: 'The selected layers show no image, video or track.',
  records: count({ one: '{count} record.', other: '{count} records.' }),
  firstRecords: count({
    one: 'First {count} record. Select fewer layers to see all.',
    other: 'First {count} records. Select fewer layers to see all.'
  }),
  unrecorded: count({
    one: '{count} image, video or track has no record.',
    other: '{count} images, videos or tracks have no record.'
  }),
  unclear: count({
    one: '{count} image or video has more than one possible source.',
    other: '{count} images or videos have more than one possible source.'
  }),
  unclearTitle: 'More than one possible source',
  unclearHint:
    'Several images or videos share the same file. Ask the designer which one this is.',
  nameless: 'An unnamed layer',
  licensed: 'Licensed',
  comp: 'Comp',
  otherPicture: 'Replaced',
  otherPictureHint: 'The layer was changed after this was recorded.',
  canBeSwapped:
    'A comp. It’s licensed for this file, so the designer can swap it.',
  mustBeLicensed: 'A comp. License it before it’s used.',
  asset: 'Image',
  video: 'Video',
  track: 'Track',
  artist: 'Artist',
  license: 'License',
  licenseNumber: 'License number',
  recorded: 'Recorded',
  holder: 'Recorded on',
  paintStyle: 'A paint style'
})
