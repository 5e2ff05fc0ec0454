import { count, filled, i18n } from '../../words/i18n.ts'
import type { PlanReason } from './license-plan.ts'
import type { WayOn } from './ways-on.ts'

export const planWords = i18n('plan', {
  licenseWithoutIt: 'License without it',
  signInToLicense: 'Sign in to license',
  nothingWasLicensed: 'Nothing was licensed',
  noProtection: 'No duplicate-purchase protection',
  requestLicense: 'Request license',
  requested: 'Requested',
  saveVersionFirst: 'Save to version history first',
  useLicensedFile: 'Use licensed file',
  useLicensedFiles: 'Use licensed files',
  swapComps: 'Swap comps',
  swapFree: count({
    one: 'Swap {count} comp, no charge',
    other: 'Swap {count} comps, no charge'
  }),
  licenseAndSwapSome: count({
    one: 'License {assets}, swap {count} comp',
    other: 'License {assets}, swap {count} comps'
  }),
  checkingFor: filled('Checking your licenses and subscriptions for {assets}'),
  sizeOf: filled('Size of {name}'),
  subscriptionFor: filled('Subscription for {name}'),
  licenseFor: filled('License for {name}'),
  forAll: 'For all',
  forAllImages: 'For all images',
  forAllVideos: 'For all videos',
  forAllTracks: 'For all tracks',
  youOwnIt: 'You own this',
  confirmToInclude: 'Confirm below to include these',
  swapIt: 'Swap',
  licenseAndSwap: 'License and swap',
  useLicense: 'Use license',
  leftOut: 'Excluded',
  noCharge: 'No charge',
  project: 'Project',
  total: 'Total',
  notKnown: 'unknown',
  previewFailed: 'Couldn’t check this file',
  previewFailedHint: 'You can still swap, but can’t exclude single layers.',
  pagesUnread: 'Couldn’t check every page',
  findingLayers: 'Finding layers…',
  toLicense: 'To license',
  alreadyLicensed: 'Already licensed',
  cannotBeLicensed: 'Can’t be licensed',
  license: filled('License {assets}'),
  all: 'all',
  allImages: 'all images',
  allVideos: 'all videos',
  allTracks: 'all tracks',
  chooseSize: 'Choose a size',
  chooseSubscription: 'Choose a subscription',
  chooseLicense: 'Choose a license',
  differentSizes: 'Different sizes',
  differentSubscriptions: 'Different subscriptions',
  differentLicenses: 'Different licenses',
  ofLicense: filled('{license} license'),
  onceMore: filled('License “{name}” again, although I own it'),
  leftAfterwards: filled('Left after this: {name}'),
  leftOf: filled('{left} of {limit}'),
  beyondFigma: filled(
    'Figma takes videos up to 100 MB. You can download {size} after licensing.'
  ),
  covers: filled('{size} covers it at 2×'),
  beyondPixels:
    'Figma shows images up to 4096 px. You can download the full file after licensing.',
  withEps:
    'Figma can’t show EPS, so layers get the JPG if the library sends one. You can download the EPS after licensing.',
  tooLarge:
    'Larger than 100 MB, Figma’s limit. The comp stays, and you can download the video.',
  job: 'Job',
  client: 'Client',
  purchaseOrder: 'Purchase order',
  other: 'Other',
  editorial: filled(
    'Editorial: I use “{name}” for news or comment only, not to advertise or promote'
  ),
  claimed: filled('License “{name}” anyway'),
  unusual: filled('The license “{license}” covers my use of “{name}”'),
  begun: filled(
    '{who} started licensing this and may not be done. Ask them first.'
  ),
  begunOn: filled(
    '{who} started licensing this on {date} and may not be done. Ask them first.'
  ),
  noted: filled(
    '{who} recorded in this file that they licensed this. Your account has no such license.'
  ),
  notedOn: filled(
    '{who} recorded in this file on {date} that they licensed this. Your account has no such license.'
  ),
  verificationCode: 'Verification code',
  codeHint: 'Your subscription requires this code. Cleared doesn’t save it.',
  codeMissing: 'Enter the code',
  retailPrice: filled('Retail price ({currency})'),
  retailForAll: filled('Retail price for all ({currency})'),
  priceMissing: 'Enter the price that your customer pays',
  retailTotal: 'Retail total',
  asksFor: filled('Your subscription requires: {fields}'),
  otherChoice: 'Your choice has no downloads left. We picked the next best.',
  readers:
    'Saved with each license and in this file. Anyone who can view the file could read it.',
  notWithTracks:
    'The library doesn’t take this for music: for tracks, it’s saved in this file only.'
})

/** What leads on after a refusal. */
export const wayWords = i18n('ways-on', {
  request: 'Request instead',
  plans: 'See plans',
  'other-plan': 'Use other plan',
  account: 'Open account',
  check: 'Check again',
  licenses: 'Show licenses',
  similar: 'Find similar'
} satisfies Record<WayOn, string>)

/** Why an asset cannot be licensed. */
export const reasonWords = i18n('reasons', {
  isLicensing: filled(
    '{name} is licensing this. Wait until it finishes, then try again.'
  ),
  licenseNumber: filled('license {id}'),
  'asset-unavailable': 'No longer available to your account.',
  'no-subscriptions': 'You have no API subscription.',
  'all-expired': 'Your subscriptions have expired.',
  'all-used-up': 'You have no downloads left for this.',
  'taken-by-others':
    'Other images in this plan use the downloads you have left. You can exclude some.',
  'wrong-media-type': 'None of your subscriptions includes images.',
  'editorial-only': 'Your subscriptions are for editorial images only.',
  'comps-only':
    'Your subscription is for comps only, which can’t be published.',
  'not-licensable': 'Your account can’t license any of the sizes.',
  'size-not-offered': 'Your subscriptions offer none of the sizes.',
  'vector-only':
    'Only available as a vector file, which Figma can’t place. License it on the library’s website.',
  'gateway-outdated':
    'The Cleared gateway is too old to license videos. Ask the person who set up Cleared to update it.',
  'not-downloadable':
    'You own this, but it can’t be downloaded again. Get the file from your account page.',
  'purchase-open': 'This is already being licensed. Wait until it finishes.',
  'purchase-unreadable':
    'Couldn’t read a purchase of this image on this computer: it’s damaged or from a newer version of Cleared. Update Cleared, or check your license history.',
  'being-licensed':
    'Someone else is licensing this for this file. Wait until it finishes, then try again.'
} satisfies Record<PlanReason, string> & {
  isLicensing: unknown
  licenseNumber: unknown
})

/** Instead of the texts of `reasonWords` that name images, for videos. */
export const videoReasonWords = i18n('video-reasons', {
  'taken-by-others':
    'Other videos in this plan use the downloads you have left. You can exclude some.',
  'wrong-media-type': 'None of your subscriptions includes videos.',
  'purchase-unreadable':
    'Couldn’t read a purchase of this video on this computer: it’s damaged or from a newer version of Cleared. Update Cleared, or check your license history.'
} satisfies { [Reason in PlanReason]?: string })

/** The same for tracks. */
export const trackReasonWords = i18n('track-reasons', {
  'taken-by-others':
    'Other tracks in this plan use the downloads you have left. You can exclude some.',
  'wrong-media-type': 'None of your subscriptions includes music.',
  'size-not-offered':
    'Cleared doesn’t know the license of your music subscriptions. License this track on the library’s website.',
  'gateway-outdated':
    'The Cleared gateway is too old to license music. Ask the person who set up Cleared to update it.',
  'purchase-unreadable':
    'Couldn’t read a purchase of this track on this computer: it’s damaged or from a newer version of Cleared. Update Cleared, or check your license history.'
} satisfies { [Reason in PlanReason]?: string })
