import type { PlanReason } from '../licensing/license-plan.ts'
import de from './de/reasons.json'
import es from './es/reasons.json'
import fr from './fr/reasons.json'
import ja from './ja/reasons.json'
import pt from './pt/reasons.json'
import { filled, i18n } from './i18n.ts'

/** Why an asset cannot be licensed. */
export const reasonWords = i18n('reasons', [de, es, fr, ja, pt], {
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
