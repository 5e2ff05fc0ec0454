import de from './de/plan.json'
import es from './es/plan.json'
import fr from './fr/plan.json'
import ja from './ja/plan.json'
import pt from './pt/plan.json'
import { count, filled, i18n } from './i18n.ts'

export const planWords = i18n('plan', [de, es, fr, ja, pt], {
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
