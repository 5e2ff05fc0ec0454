import { count, filled, i18n } from './i18n.ts'
import type { ErrorCode } from '../../contract/errors.ts'

export const signInFailures = i18n('sign-in-failures', {
  tooManyTries: 'Too many wrong codes ended this sign-in. Start again.',
  tries0: 'You have no tries left.',
  tries: count({
    one: 'You have {count} try left.',
    other: 'You have {count} tries left.'
  }),
  'rate-limited': 'Too many sign-ins at once. Wait a minute, then try again.',
  'timed-out': 'Sign-in took too long. Try again.',
  'not-found': 'This sign-in has ended. Start again.',
  'storage-full':
    'Figma’s storage for plugins is full, so the sign-in could not be ' +
    'saved. Remove data of other plugins, then sign in again.',
  'storage-failed':
    'Figma could not save the sign-in. You are signed in until you close ' +
    'the plugin.'
})

/** Codes that can only occur when work begins. */
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

/** What happened and what to do; `ui/words/error-text.ts` has them once work began. */
export const workFailures = i18n('work-failures', {
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

/**
 * What happened and what to do, for every failure; `work-failures.ts` has
 * those of licensing.
 */
export const failureWords = i18n('failures', {
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
