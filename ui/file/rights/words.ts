import type { MediaType } from '../../../contract/api/media-type.ts'
import type { RightsState } from './asset-rights.ts'
import { count, filled, i18n } from '../../words/i18n.ts'

/** Badges of an asset. */
export const rightsWords = i18n('rights', {
  comp: 'Comp',
  adopted: 'Adopted comp',
  missing: 'Missing',
  aside: 'Ignored',
  licensed: 'Licensed',
  claimed: 'Recorded',
  unknown: 'Unknown',
  editorial: 'Editorial'
} satisfies Record<RightsState | 'editorial', string>)

/** What the sentences about all assets count, by medium. */
export const verdictNouns = i18n('verdict-nouns', {
  image: 'images',
  video: 'videos',
  audio: 'tracks'
} satisfies Record<MediaType, string>)

/** The same as part of a whole: `2 of 3 images`. */
export const verdictPartNouns = i18n('verdict-part-nouns', {
  image: 'images',
  video: 'videos',
  audio: 'tracks'
} satisfies Record<MediaType, string>)

/** The state of the file's licenses. */
export const verdictWords = i18n('verdict', {
  notLicensed: count({
    one: '{count} of {all} {nouns} isn’t licensed',
    other: '{count} of {all} {nouns} aren’t licensed'
  }),
  showsComp: count({
    one: '{count} of {all} {nouns} shows its comp',
    other: '{count} of {all} {nouns} show their comps'
  }),
  unclear: count({
    one: 'Choose what {count} layer shows',
    other: 'Choose what {count} layers show'
  }),
  advertisedOne: 'Editorial content is in advertising',
  advertised: filled('{count} editorial {nouns} are in advertising'),
  noRecord: count({
    one: '{count} of {all} {nouns} has no license on record',
    other: '{count} of {all} {nouns} have no license on record'
  }),
  notEveryPage: 'Couldn’t check every page',
  nothing: 'Nothing to license in this file',
  mayHaveChanged: 'Pages may have changed since the last check',
  claimed: count({
    one: '{count} of {all} {nouns} is recorded as licensed',
    other: '{count} of {all} {nouns} are recorded as licensed'
  }),
  asideAll: filled('All {count} {nouns} in this file are ignored'),
  licensed: count({
    one: '{count} of {all} {nouns} is licensed',
    other: '{count} of {all} {nouns} are licensed'
  }),
  licensedAll: filled('All {count} {nouns} in this file are licensed'),

  moreUnclear: count({
    one: 'Choose what {count} layer shows.',
    other: 'Choose what {count} layers show.'
  }),
  moreAdvertisedOne: 'Editorial content is in advertising.',
  moreAdvertised: filled('{count} editorial {nouns} are in advertising.'),
  moreUnknown: count({
    one: '{count} has no license on record.',
    other: '{count} have no license on record.'
  }),
  moreClaimed: count({
    one: '{count} is recorded as licensed.',
    other: '{count} are recorded as licensed.'
  }),
  notAsked: count({
    one: 'Sign in to check it with your account.',
    other: 'Sign in to check them with your account.'
  }),
  notInHistory: count({
    one: 'It isn’t in your license history.',
    other: 'They aren’t in your license history.'
  }),
  moreAside: count({
    one: '{count} is ignored.',
    other: '{count} are ignored.'
  }),
  removed: count({
    one: '{count} is no longer in the library.',
    other: '{count} are no longer in the library.'
  }),
  unread: filled('Couldn’t read: {pages}.'),
  heldAll: count({
    one: 'You have a license: swap it at no charge.',
    other: 'You have licenses: swap them at no charge.'
  }),
  heldMore: count({
    one: 'You have a license for {count} more: swap it at no charge.',
    other: 'You have licenses for {count} more: swap them at no charge.'
  }),
  heldSome: count({
    one: 'You have a license for {count}: swap it at no charge.',
    other: 'You have licenses for {count}: swap them at no charge.'
  }),
  notedAll: count({
    one: 'It’s recorded as licensed.',
    other: 'They’re recorded as licensed.'
  }),
  notedSome: count({
    one: '{count} is recorded as licensed.',
    other: '{count} are recorded as licensed.'
  }),
  notedMore: count({
    one: '{count} more is recorded as licensed but shows its comp.',
    other: '{count} more are recorded as licensed but show their comps.'
  }),

  asideBy: filled('By {who}: {reason}'),
  notInLibrary: 'No longer in the library',
  removedComp: 'It can’t be licensed anymore. Replace it.',
  removedUnknown:
    'It can’t be licensed anymore. Find its license or replace it.',
  removedLicensed:
    'The license stays on record, but its file might not download again.',
  noneAnywhere: 'No license in this file or your account',
  noneInFile: 'No license on record in this file',
  swapFree: 'You have a license: swap it at no charge',
  byAccount: 'By your account',
  notedBy: filled('Recorded as licensed by {who}'),
  notInAccount: filled('{who} (not in your account)')
})

/** The state of a file with one asset; the same keys for each medium. */
export const onlyImageWords = i18n('verdict-of-image', {
  notLicensed: 'The only image in this file isn’t licensed',
  showsComp: 'The only image in this file shows its comp',
  noRecord: 'The only image in this file has no license on record',
  claimed: 'The only image in this file is recorded as licensed',
  aside: 'The only image in this file is ignored',
  licensed: 'The only image in this file is licensed'
})

export const onlyVideoWords = i18n('verdict-of-video', {
  notLicensed: 'The only video in this file isn’t licensed',
  showsComp: 'The only video in this file shows its comp',
  noRecord: 'The only video in this file has no license on record',
  claimed: 'The only video in this file is recorded as licensed',
  aside: 'The only video in this file is ignored',
  licensed: 'The only video in this file is licensed'
})

export const onlyTrackWords = i18n('verdict-of-track', {
  notLicensed: 'The only track in this file isn’t licensed',
  showsComp: 'The card of the only track says Comp',
  noRecord: 'The only track in this file has no license on record',
  claimed: 'The only track in this file is recorded as licensed',
  aside: 'The only track in this file is ignored',
  licensed: 'The only track in this file is licensed'
})

/** Frames with editorial assets, and whether they advertise. */
export const editorialWords = i18n('editorial', {
  frameWithoutName: 'an unnamed frame',
  markFrame: filled('Mark as advertising: {frameName}'),
  markAsAdvertising: 'Mark as advertising',
  stopKeeping: filled('Stop keeping {name} in {frameName}'),
  inWhichAdvertises: filled('In “{frameName}”, marked as advertising'),
  editorialUse:
    'Editorial content is for news and comment, not for advertising.',
  keepIn: filled('Keep {name} in {frameName}'),
  keepIt: 'Keep…',
  isNotAdvertising: filled('{frameName} isn’t advertising'),
  notAdvertising: 'Not advertising',
  reasonToKeepIn: filled('Why is it allowed in “{frameName}”?'),
  keep: 'Keep',
  in: filled('In “{frameName}”'),
  keptIn: filled('Kept in “{frameName}” by {who}: {reason}')
})
