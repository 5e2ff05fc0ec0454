import type { ErrorCode } from '../../contract/errors.ts'
import type { WorkFailure } from './work-failures.ts'
import de from './de/failures.json'
import es from './es/failures.json'
import fr from './fr/failures.json'
import ja from './ja/failures.json'
import pt from './pt/failures.json'
import { filled, i18n } from './i18n.ts'

/**
 * What happened and what to do, for every failure; `work-failures.ts` has
 * those of licensing.
 */
export const failureWords = i18n('failures', [de, es, fr, ja, pt], {
  quoted: filled('{sentence} The service says: “{explanation}”'),
  internal:
    'Something went wrong inside Cleared. Try again; if it happens again, ' +
    'close and open the plugin.',
  cancelled: 'That was cancelled.',
  'channel-closed':
    'Cleared lost its connection to the file. Close and open the plugin.',
  'unknown-method':
    'Cleared is running in two versions. Close and open the plugin.',
  'bad-input':
    'Cleared sent something the file could not take. Close and open the ' +
    'plugin, then try again.',
  'other-version':
    'Cleared was updated while it was open. Close and open the plugin.',

  'nothing-selected': 'Nothing is selected. Select one or more layers first.',
  'no-fillable-layer':
    'A layer of this kind cannot hold a picture. Select a rectangle or ' +
    'another shape.',
  'layer-gone': 'The layer is gone. Select another one and try again.',
  'layer-read-only':
    'Figma does not let the layer be changed. Unlock it or ask for edit ' +
    'access; replace a moving picture of a board by hand.',
  'layer-locked':
    'The layer, or what it is in, is locked. Unlock it, then try again.',
  'boolean-part':
    'A part of a boolean shape shows no fill of its own. Select the whole ' +
    'shape.',
  'fills-mixed':
    'Parts of the layer have fills of their own. Give it one fill, or split ' +
    'it, then try again.',
  'text-among-layers':
    'Text was left alone. Select only text to fill its letters.',
  'nothing-to-put-back':
    'The layer no longer shows the picture it was filled with: it was ' +
    'licensed, changed or undone since.',
  'image-unreadable':
    'The file that came is not a picture Figma can show. Try another asset.',
  'image-too-large':
    'The picture is larger than Figma allows. Try a smaller size.',
  'image-gone':
    'The picture is no longer in the file. Place or license it again.',
  'asset-unclear':
    'Several images share this image file. Choose the right one under This ' +
    'file, then try again.',
  'alike-on-layer':
    'Another image on this layer has the same image file, and Cleared can’t ' +
    'tell them apart. Use a separate layer.',
  'page-unavailable':
    'A page could not be read. Open it in Figma once, then check again.',
  'from-library':
    'It comes from a library. Swap it in the library’s file, publish it, then ' +
    'update this one.',
  'export-failed':
    'Figma made no picture of the layer. Select one that shows something.',
  'storage-full':
    'Figma’s storage for plugins is full, so nothing could be saved. Remove ' +
    'data of other plugins, then try again.',
  'storage-failed':
    'Figma could not save. Try again; what you see may be lost on closing.',

  offline:
    'The library could not be reached. Check your connection and try again.',
  'timed-out': 'The library took too long to answer. Try again.',
  'address-refused':
    'The service named an address that Cleared may not open, so nothing was ' +
    'fetched. Tell whoever runs Cleared for you.',
  'service-failed':
    'The library has a problem of its own. Try again in a few minutes.',
  'rate-limited': 'Too many requests at once. Wait a moment, then try again.',
  'bad-request':
    'The library did not accept the request. Change it, then try again.',
  'not-found': 'The library has no such asset any more.',
  'reply-unreadable':
    'The library answered in a way Cleared does not understand. Try again; ' +
    'if it happens again, update the plugin.',
  'download-incomplete': 'The file arrived incomplete. Try again.',
  'signed-out': 'You are not signed in. Sign in, then try again.',
  'session-expired': 'Your sign-in has ended. Sign in again.',
  'not-allowed':
    'Your account may not do that. Sign in with one that may, or ask whoever ' +
    'manages yours.',
  'gateway-unreachable':
    'The Cleared gateway could not be reached. Check your connection and try ' +
    'again.',
  'gateway-credentials':
    'The Cleared gateway has no valid access to the library. Tell whoever ' +
    'runs it; your own sign-in is not the cause.',
  'gateway-outdated':
    'The gateway is older than this version of Cleared. Ask the person who ' +
    'set up Cleared to update it.',
  'panel-outdated':
    'Cleared is older than its gateway. Close and reopen the file to update ' +
    'Cleared.',

  'sign-in-pending':
    'The sign-in in your browser is not finished. Finish it there, then ' +
    'enter the pairing code.',
  'sign-in-ended': 'This sign-in has ended. Start again.',
  'sign-in-denied':
    'The sign-in was refused in the browser. Start again if that was not ' +
    'meant.',
  'sign-in-refused':
    'The sign-in could not be completed, so nothing was granted. Start again.',
  'pairing-code-wrong':
    'That is not the pairing code. Look at the page in your browser and ' +
    'enter the six letters again.',
  'token-invalid':
    'The service does not accept this token. Copy it again from your ' +
    'account’s page, whole and without spaces.',
  'token-foreign':
    'This token was made for another application. Sign in instead, or use ' +
    'one that was made for this.',
  'token-lacks-scope':
    'Your sign-in does not include this. Sign in again, or use a token with ' +
    'more scopes.'
} satisfies Record<Exclude<ErrorCode, WorkFailure>, string> & {
  quoted: unknown
})
