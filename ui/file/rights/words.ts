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

/** The state of the file's licenses. */
export const verdictWords = i18n('verdict', {
  notLicensedOne: 'The only image in this file isn’t licensed',
  notLicensed: count({
    one: '{count} of {all} images isn’t licensed',
    other: '{count} of {all} images aren’t licensed'
  }),
  showsCompOne: 'The only image in this file shows its comp',
  showsComp: count({
    one: '{count} of {all} images shows its comp',
    other: '{count} of {all} images show their comps'
  }),
  unclear: count({
    one: 'Choose what {count} layer shows',
    other: 'Choose what {count} layers show'
  }),
  advertisedOne: 'An editorial image is in advertising',
  advertised: count({
    one: '{count} editorial image is in advertising',
    other: '{count} editorial images are in advertising'
  }),
  noRecordOne: 'The only image in this file has no license on record',
  noRecord: count({
    one: '{count} of {all} images has no license on record',
    other: '{count} of {all} images have no license on record'
  }),
  notEveryPage: 'Couldn’t check every page',
  nothing: 'Nothing to license in this file',
  mayHaveChanged: 'Pages may have changed since the last check',
  claimedOne: 'The only image in this file is recorded as licensed',
  claimed: count({
    one: '{count} of {all} images is recorded as licensed',
    other: '{count} of {all} images are recorded as licensed'
  }),
  asideOne: 'The only image in this file is ignored',
  asideAll: count({
    one: 'All {count} images in this file are ignored',
    other: 'All {count} images in this file are ignored'
  }),
  licensedOne: 'The only image in this file is licensed',
  licensed: count({
    one: '{count} of {all} images is licensed',
    other: '{count} of {all} images are licensed'
  }),
  licensedAll: count({
    one: 'All {count} images in this file are licensed',
    other: 'All {count} images in this file are licensed'
  }),

  moreUnclear: count({
    one: 'Choose what {count} layer shows.',
    other: 'Choose what {count} layers show.'
  }),
  moreAdvertised: count({
    one: '{count} editorial image is in advertising.',
    other: '{count} editorial images are in advertising.'
  }),
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

/** Instead of the texts of `verdictWords` that name images, with videos. */
export const mediaVerdictWords = i18n('verdict-of-media', {
  notLicensedOne: 'The only video in this file isn’t licensed',
  notLicensed: count({
    one: '{count} of {all} images and videos isn’t licensed',
    other: '{count} of {all} images and videos aren’t licensed'
  }),
  showsCompOne: 'The only video in this file shows its comp',
  showsComp: count({
    one: '{count} of {all} images and videos shows its comp',
    other: '{count} of {all} images and videos show their comps'
  }),
  advertisedOne: 'Editorial content is in advertising',
  advertised: count({
    one: '{count} editorial image or video is in advertising',
    other: '{count} editorial images and videos are in advertising'
  }),
  noRecordOne: 'The only video in this file has no license on record',
  noRecord: count({
    one: '{count} of {all} images and videos has no license on record',
    other: '{count} of {all} images and videos have no license on record'
  }),
  claimedOne: 'The only video in this file is recorded as licensed',
  claimed: count({
    one: '{count} of {all} images and videos is recorded as licensed',
    other: '{count} of {all} images and videos are recorded as licensed'
  }),
  asideOne: 'The only video in this file is ignored',
  asideAll: count({
    one: 'All {count} images and videos in this file are ignored',
    other: 'All {count} images and videos in this file are ignored'
  }),
  licensedOne: 'The only video in this file is licensed',
  licensed: count({
    one: '{count} of {all} images and videos is licensed',
    other: '{count} of {all} images and videos are licensed'
  }),
  licensedAll: count({
    one: 'All {count} images and videos in this file are licensed',
    other: 'All {count} images and videos in this file are licensed'
  }),
  moreAdvertised: count({
    one: '{count} editorial image or video is in advertising.',
    other: '{count} editorial images and videos are in advertising.'
  })
})

/** Instead of the texts that name images and videos, with tracks. */
export const trackVerdictWords = i18n('verdict-with-tracks', {
  notLicensedOne: 'The only track in this file isn’t licensed',
  notLicensed: count({
    one: '{count} of {all} isn’t licensed',
    other: '{count} of {all} aren’t licensed'
  }),
  showsCompOne: 'The card of the only track says Comp',
  showsComp: count({
    one: '{count} of {all} shows its comp',
    other: '{count} of {all} show their comps'
  }),
  noRecordOne: 'The only track in this file has no license on record',
  noRecord: count({
    one: '{count} of {all} has no license on record',
    other: '{count} of {all} have no license on record'
  }),
  claimedOne: 'The only track in this file is recorded as licensed',
  claimed: count({
    one: '{count} of {all} is recorded as licensed',
    other: '{count} of {all} are recorded as licensed'
  }),
  asideOne: 'The only track in this file is ignored',
  asideAll: count({
    one: 'All {count} in this file are ignored',
    other: 'All {count} in this file are ignored'
  }),
  licensedOne: 'The only track in this file is licensed',
  licensed: count({
    one: '{count} of {all} is licensed',
    other: '{count} of {all} are licensed'
  }),
  licensedAll: count({
    one: 'All {count} in this file are licensed',
    other: 'All {count} in this file are licensed'
  })
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
