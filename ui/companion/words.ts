import { count, i18n } from '../words/i18n.ts'

/** The read-only plugin for Dev Mode. */
export const companionWords = i18n('companion', {
  asRecorded:
    'As recorded in this file. Any plugin could have written it; the proof is with whoever licenses for you.',
  nothingSelected: 'Nothing is selected',
  selectLayer:
    'Select a layer to see where its picture comes from and whether it is licensed.',
  noRecord: 'No record',
  noRecordHint:
    'Cleared has recorded nothing of what these layers show. Ask the designer where it comes from.',
  noPicture: 'No picture',
  noPictureHint: 'The selected layers show no picture.',
  records: count({ one: '{count} record.', other: '{count} records.' }),
  firstRecords: count({
    one: 'The first {count} record. Select fewer layers to see all.',
    other: 'The first {count} records. Select fewer layers to see all.'
  }),
  unrecorded: count({
    one: 'Nothing is recorded of {count} picture.',
    other: 'Nothing is recorded of {count} pictures.'
  }),
  unclear: count({
    one: '{count} image has more than one possible source.',
    other: '{count} images have more than one possible source.'
  }),
  unclearTitle: 'More than one possible source',
  unclearHint:
    'Several images share the same image file. Ask the designer which one this is.',
  nameless: 'A layer without a name',
  licensed: 'Licensed',
  comp: 'Comp',
  otherPicture: 'Another picture now',
  otherPictureHint: 'The picture was changed after this was recorded.',
  canBeSwapped:
    'A preview for layouts. Its asset is licensed for this file: the designer can swap it.',
  mustBeLicensed:
    'A preview for layouts. It must be licensed before it is used.',
  asset: 'Asset',
  license: 'License',
  licenseNumber: 'License number',
  recorded: 'Recorded',
  holder: 'Holds it',
  paintStyle: 'A paint style'
})
