import type { RightsState } from './asset-rights.ts'
import { count, filled, i18n } from '../../words/i18n.ts'

/** Badges of an asset. */
export const rightsWords = i18n('rights', {
  comp: 'Comp',
  adopted: 'Adopted comp',
  vanished: 'Vanished',
  aside: 'Put aside',
  licensed: 'Licensed',
  claimed: 'Recorded',
  unknown: 'Unknown',
  editorial: 'Editorial'
} satisfies Record<RightsState | 'editorial', string>)

/** The state of the file's licenses. */
export const verdictWords = i18n('verdict', {
  notLicensedOne: 'The one asset in this file is not licensed',
  notLicensed: count({
    one: '{count} of {all} assets is not licensed',
    other: '{count} of {all} assets are not licensed'
  }),
  showsCompOne: 'The one asset in this file shows its comp',
  showsComp: count({
    one: '{count} of {all} assets shows its comp',
    other: '{count} of {all} assets show their comps'
  }),
  unclear: count({
    one: 'Choose which image {count} layer shows',
    other: 'Choose which image {count} layers show'
  }),
  advertisedOne: 'An editorial asset is in advertising',
  advertised: count({
    one: '{count} editorial asset is in advertising',
    other: '{count} editorial assets are in advertising'
  }),
  noRecordOne: 'The one asset in this file has no license on record',
  noRecord: count({
    one: '{count} of {all} assets has no license on record',
    other: '{count} of {all} assets have no license on record'
  }),
  notEveryPage: 'Not every page could be checked',
  nothing: 'Nothing to license in this file',
  mayHaveChanged: 'Pages may have changed since the check',
  claimedOne: 'The one asset in this file is licensed as far as this file says',
  claimed: count({
    one: '{count} of {all} assets is licensed as far as this file says',
    other: '{count} of {all} assets are licensed as far as this file says'
  }),
  asideOne: 'The one asset in this file is put aside',
  asideAll: count({
    one: 'All {count} assets in this file are put aside',
    other: 'All {count} assets in this file are put aside'
  }),
  licensedOne: 'The one asset in this file is licensed',
  licensed: count({
    one: '{count} of {all} assets is licensed',
    other: '{count} of {all} assets are licensed'
  }),
  licensedAll: count({
    one: 'All {count} assets in this file are licensed',
    other: 'All {count} assets in this file are licensed'
  }),

  moreUnclear: count({
    one: 'Choose which image {count} layer shows.',
    other: 'Choose which image {count} layers show.'
  }),
  moreAdvertised: count({
    one: '{count} editorial asset is in advertising.',
    other: '{count} editorial assets are in advertising.'
  }),
  moreUnknown: count({
    one: '{count} has no license on record.',
    other: '{count} have no license on record.'
  }),
  moreClaimed: count({
    one: '{count} is licensed as far as this file says.',
    other: '{count} are licensed as far as this file says.'
  }),
  notAsked: count({
    one: 'Your account was not asked: sign in to check it.',
    other: 'Your account was not asked: sign in to check them.'
  }),
  notInHistory: count({
    one: 'Your account’s history does not have it.',
    other: 'Your account’s history does not have them.'
  }),
  moreAside: count({
    one: '{count} is put aside.',
    other: '{count} are put aside.'
  }),
  unread: filled('Could not be read: {pages}.'),
  heldAll: count({
    one: 'You hold a license: swap it without a charge.',
    other: 'You hold licenses: swap them without a charge.'
  }),
  heldMore: count({
    one: 'You hold a license of {count} more: swap it without a charge.',
    other: 'You hold licenses of {count} more: swap them without a charge.'
  }),
  heldSome: count({
    one: 'You hold a license of {count}: swap it without a charge.',
    other: 'You hold licenses of {count}: swap them without a charge.'
  }),
  notedAll: count({
    one: 'It is noted as licensed.',
    other: 'They are noted as licensed.'
  }),
  notedSome: count({
    one: '{count} is noted as licensed.',
    other: '{count} are noted as licensed.'
  }),
  notedMore: count({
    one: '{count} more is noted as licensed but shows its comp.',
    other: '{count} more are noted as licensed but show their comps.'
  }),

  asideBy: filled('By {who}: {reason}'),
  notInLibrary: 'No longer in the library',
  noneAnywhere: 'Neither this file nor your account has a license of it',
  noneInFile: 'This file has no record of a license',
  swapFree: 'You hold a license: swap it without a charge',
  byAccount: 'By your account',
  notedBy: filled('Noted as licensed by {who}'),
  notInAccount: filled('{who} (not in your account)')
})

/** Frames with editorial assets, and whether they advertise. */
export const editorialWords = i18n('editorial', {
  frameWithoutName: 'a frame without a name',
  markFrame: filled('Mark as advertising: {frameName}'),
  markAsAdvertising: 'Mark as advertising',
  takeBackThatIsKept: filled('Take back that {name} is kept in {frameName}'),
  inWhichAdvertises: filled('In “{frameName}”, which advertises'),
  editorialAssetsMayBeUsed:
    'Editorial assets may be used for news or comment, not to advertise.',
  keepIn: filled('Keep {name} in {frameName}'),
  keepIt: 'Keep …',
  isNotAdvertising: filled('{frameName} is not advertising'),
  notAdvertising: 'Not advertising',
  whyMayItStayIn: filled('Why may it stay in “{frameName}”?'),
  keep: 'Keep',
  in: filled('In “{frameName}”'),
  keptIn: filled('Kept in “{frameName}” by {who}: {reason}')
})
