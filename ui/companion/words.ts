import { count, i18n } from '../words/i18n.ts'

/** The read-only plugin for Dev Mode. */
export const companionWords = i18n('companion', {
  asRecorded:
    'As recorded in this file. Any plugin could have written it; the person who licenses for you has the proof.',
  nothingSelected: 'Nothing is selected',
  selectLayer: 'Select a layer to see its image’s source and license.',
  noRecord: 'No record',
  noRecordHint:
    'Cleared has no record for these layers. Ask the designer for the source.',
  noPicture: 'No image',
  noPictureHint: 'The selected layers show no image.',
  records: count({ one: '{count} record.', other: '{count} records.' }),
  firstRecords: count({
    one: 'First {count} record. Select fewer layers to see all.',
    other: 'First {count} records. Select fewer layers to see all.'
  }),
  unrecorded: count({
    one: '{count} image has no record.',
    other: '{count} images have no record.'
  }),
  unclear: count({
    one: '{count} image has more than one possible source.',
    other: '{count} images have more than one possible source.'
  }),
  unclearTitle: 'More than one possible source',
  unclearHint:
    'Several images share the same image file. Ask the designer which one this is.',
  nameless: 'An unnamed layer',
  licensed: 'Licensed',
  comp: 'Comp',
  otherPicture: 'Image replaced',
  otherPictureHint: 'The image was changed after this was recorded.',
  canBeSwapped:
    'A comp. Its image is licensed for this file, so the designer can swap it.',
  mustBeLicensed: 'A comp. License it before it’s used.',
  asset: 'Image',
  license: 'License',
  licenseNumber: 'License number',
  recorded: 'Recorded',
  holder: 'Licensed by',
  paintStyle: 'A paint style'
})
