import { count, filled, i18n } from '../../words/i18n.ts'
import type { PlanReason } from './license-plan.ts'

export const planWords = i18n('plan', {
  licenseWithoutIt: 'License without it',
  openAccount: 'Open account',
  signInToLicense: 'Sign in to license',
  nothingWasLicensed: 'Nothing was licensed',
  licenseAssets: 'License assets',
  nothingWatchesOverThis: 'Nothing watches over this',
  nameVersionOfFileFirst: 'Name a version of the file first',
  useLicensedFile: 'Use licensed file',
  useLicensedFiles: 'Use licensed files',
  checkingFor: count({
    one: 'Checking your licenses and subscriptions for this asset',
    other: 'Checking your licenses and subscriptions for these {count} assets'
  }),
  sizeOf: filled('Size of {name}'),
  subscriptionFor: filled('Subscription for {name}'),
  forAll: 'For all',
  youOwnIt: 'You own it',
  assetsWithOpenQuestionStay:
    'Assets with an open question stay out until you tick it.',
  swapIt: 'Swap it',
  licenseAndSwapIt: 'License and swap it',
  leftOut: 'Left out',
  noCharge: 'No charge',
  project: 'Project',
  total: 'Total',
  notKnown: 'not known',
  fileCouldNotBeLooked: 'The file could not be looked through',
  swapCanBeDoneAll:
    'The swap can be done all the same, but no single layers left out.',
  notEveryPageCouldBe: 'Not every page could be looked at',
  lookingWhereItShows: 'Looking where it shows…',
  toLicense: 'To license',
  alreadyLicensed: 'Already licensed',
  cannotBeLicensed: 'Cannot be licensed',
  license: count({
    one: 'License {count} asset',
    other: 'License {count} assets'
  }),
  all: 'all',
  chooseSize: 'Choose a size',
  chooseSubscription: 'Choose a subscription',
  differentSizes: 'Different sizes',
  differentSubscriptions: 'Different subscriptions',
  ofLicense: filled('{license} license'),
  onceMore: filled('License “{name}” once more, though you own it'),
  leftAfterwards: filled('{name}, left afterwards'),
  leftOf: filled('{left} of {limit}'),
  job: 'Job',
  client: 'Client',
  purchaseOrder: 'Purchase order',
  other: 'Other',
  editorial: filled(
    'Editorial: I use “{name}” for news or comment only, not to advertise or promote.'
  ),
  claimed: filled('License “{name}” anyway'),
  unusual: filled('The license “{license}” covers what I do with “{name}”.'),
  begun: filled(
    '{who} started licensing this and may not be done. Ask them first.'
  ),
  begunOn: filled(
    '{who} started licensing this on {date} and may not be done. Ask them first.'
  ),
  noted: filled(
    '{who} noted in this file that they licensed it. Your account has no such license.'
  ),
  notedOn: filled(
    '{who} noted in this file on {date} that they licensed it. Your account has no such license.'
  ),
  asksFor: filled('Your subscription asks for: {fields}.'),
  otherChoice: 'What you chose has no downloads left; this is the next best.',
  readers:
    'Goes with each license, and into this file: everyone who can edit it and runs Cleared can read it.'
})

/** Why an asset cannot be licensed. */
export const reasonWords = i18n('reasons', {
  isLicensing: filled(
    '{name} is licensing this. Let that end, then try again.'
  ),
  'asset-gone':
    'The library no longer shows this asset to your account. Choose another ' +
    'one.',
  'no-subscriptions':
    'Your account has no subscription. Get one for the API, then try again.',
  'all-expired':
    'Your subscriptions have expired. Renew one on your account’s page.',
  'all-used-up':
    'No downloads are left for this. Wait for the next period or get more on ' +
    'your account’s page.',
  'taken-by-others':
    'Other assets of this plan take the downloads that are left. Leave one ' +
    'of them out, or get more on your account’s page.',
  'wrong-media-type':
    'None of your subscriptions covers images. Get one that does.',
  'editorial-only':
    'Your subscriptions cover editorial images only. Get one for this, or ' +
    'choose another asset.',
  'comps-only':
    'Your subscription gives comps only, which may not be published. Get one ' +
    'that licenses.',
  'not-licensable':
    'Your account may not license any size of this asset. Choose another ' +
    'one, or ask the library why.',
  'size-not-offered':
    'Your subscriptions do not offer any size of this asset. Choose another ' +
    'asset or subscription.',
  'vector-only':
    'This is offered as a vector file only, which Figma cannot place. ' +
    'License it on the library’s website.',
  'not-downloadable':
    'You own this, but it cannot be downloaded again. Get the file from your ' +
    'account’s page.',
  'purchase-open':
    'This asset is being licensed already. Let that end before you license ' +
    'it again.',
  'purchase-unreadable':
    'This machine has a purchase of this asset that cannot be read: a newer version of Cleared wrote it, or it is broken. Update Cleared, or look into your license history.',
  'being-licensed':
    'Somebody else is licensing this for this file. Let that end, then try ' +
    'again.'
} satisfies Record<PlanReason, string> & { isLicensing: unknown })
