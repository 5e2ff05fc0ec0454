import type { ErrorCode } from '../../contract/errors.ts'
import de from './de/work-failures.json'
import es from './es/work-failures.json'
import fr from './fr/work-failures.json'
import ja from './ja/work-failures.json'
import pt from './pt/work-failures.json'
import { i18n } from './i18n.ts'

/** Codes that only what begins the work can meet. */
export type WorkFailure = Extract<
  ErrorCode,
  | 'page-refused'
  | 'version-failed'
  | 'document-full'
  | 'journal-failed'
  | 'plan-used'
  | 'purchase-not-sent'
  | 'purchase-open'
  | 'purchase-unseen'
  | 'purchase-unknown'
  | 'license-refused'
  | 'license-not-downloadable'
>

/** What happened and what to do; `ui/words.ts` has them once work began. */
export const workFailures = i18n('work-failures', [de, es, fr, ja, pt], {
  'page-refused': 'Figma adds no page here; your plan may have no room.',
  'version-failed':
    'Figma saved no version of the file. What you did after it went on.',
  'document-full':
    'The file has no room for another license record. Remove plugin data ' +
    'from it, then open the plugin again; the license itself is safe.',
  'journal-failed':
    'This could not be written down before licensing, so nothing was ' +
    'licensed. Free some of Figma’s plugin storage, then try again.',
  'plan-used': 'This plan was used already. Start again for a fresh one.',
  'purchase-not-sent':
    'The request never reached the service, so nothing was licensed. Try ' +
    'again.',
  'purchase-open':
    'This asset is being licensed, or just was, in another window or on ' +
    'another machine. Wait until your history shows it, then try again.',
  'purchase-unseen':
    'The gateway never received this request, so nothing was licensed. Try ' +
    'again.',
  'purchase-unknown':
    'No reply came, so it is not known whether this was licensed. Check ' +
    'again later before you license it again.',
  'license-refused': 'The service refused to license this.',
  'license-not-downloadable':
    'You hold this license, but the service does not let it be downloaded ' +
    'again. Get the file from your account’s page.'
} satisfies Record<WorkFailure, string>)
