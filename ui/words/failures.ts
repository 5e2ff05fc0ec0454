import type { ErrorCode } from '../../contract/errors.ts'
import { again, failure } from './failure.ts'
import type { Failure } from './failure.ts'

const reopen = 'Close and reopen the plugin.'
const startAgain = 'Start again.'
const tellAdmin = 'Tell the person who set up Cleared.'

/** Everything that can fail. An action may have other words: `Occasion`. */
export const failures: Record<ErrorCode, Failure> = {
  internal: failure(
    'Something went wrong in Cleared.',
    'Try again. If it happens again, close and reopen the plugin.',
    'retry'
  ),
  cancelled: failure('Canceled.', '', 'retry'),
  'channel-closed': failure('Cleared lost its connection to the file.', reopen),
  'unknown-method': failure('Two versions of Cleared are running.', reopen),
  'bad-input': failure(
    'Something went wrong between Cleared and Figma.',
    'Close and reopen the plugin, then try again.'
  ),
  'other-version': failure('Cleared was updated while it was open.', reopen),

  'nothing-selected': failure('Nothing is selected.', 'Select a layer.'),
  'no-fillable-layer': failure(
    'This kind of layer can’t hold an image or video.',
    'Select a rectangle or another shape.'
  ),
  'layer-deleted': failure('The layer was deleted.', 'Select another one.'),
  'layer-read-only': failure(
    'This layer can’t be edited.',
    'Unlock it or ask for edit access. GIFs in FigJam can only be replaced ' +
      'by hand.'
  ),
  'layer-locked': failure(
    'This layer or its parent is locked.',
    'Unlock it, then try again.',
    'retry'
  ),
  'boolean-part': failure(
    'Parts of a boolean group don’t show their own fill.',
    'Select the whole group.'
  ),
  'mask-layer': failure(
    'A mask doesn’t show its own fill.',
    'Select the masked group.'
  ),
  'fills-mixed': failure(
    'Parts of this layer have different fills.',
    'Give it one fill or split it, then try again.',
    'retry'
  ),
  'text-among-layers': failure(
    'Text was skipped.',
    'Select only text to fill its letters.'
  ),
  'nothing-to-restore': failure(
    'The layer was licensed, changed or undone since it was filled.',
    ''
  ),
  'image-unreadable': failure('Figma can’t show this file.', 'Try another.'),
  'image-too-large': failure(
    'This image is too large for Figma.',
    'Try a smaller size.'
  ),
  'video-unreadable': failure('Figma can’t play this file.', 'Try another.'),
  'video-too-large': failure(
    'This video is larger than 100 MB, Figma’s limit.',
    'Try a smaller size.'
  ),
  'video-not-allowed': failure(
    'Figma adds videos only in files of paid teams.',
    'Place the still instead.'
  ),
  'file-too-small': again('The library sent a faulty file, far too small.'),
  'image-missing': failure(
    'This is no longer in the file.',
    'Place or license it again.'
  ),
  'asset-unclear': failure(
    'Several images or videos share the same file.',
    'Choose the right one under This file, then try again.',
    'retry'
  ),
  'alike-on-layer': failure(
    'Another fill of this layer has the same file, and Cleared can’t tell ' +
      'them apart.',
    'Use a separate layer.'
  ),
  'page-unavailable': failure(
    'Couldn’t read a page.',
    'Open it in Figma, then check again.',
    'retry'
  ),
  'from-library': failure(
    'This comes from a library in Figma.',
    'Swap it in the library’s file, publish it, then update this file.'
  ),
  'version-failed': failure(
    'Couldn’t save to version history.',
    'What you did next went ahead.'
  ),
  'export-failed': failure(
    'Figma couldn’t export the layer.',
    'Select one that shows something.'
  ),
  'page-refused': failure(
    'Figma couldn’t add a page.',
    'Your plan may have no room for another.'
  ),
  'font-missing': again('Figma couldn’t load a font.'),
  'storage-full': failure(
    'Figma’s storage for plugins is full, so nothing was saved.',
    'Remove data of other plugins, then try again.',
    'retry'
  ),
  'storage-failed': failure(
    'Figma couldn’t save.',
    'Try again, or this may be lost when you close the plugin.',
    'retry'
  ),
  'document-full': failure(
    'The file has no room for another license record. The license is safe.',
    'Remove plugin data from the file, then reopen the plugin.'
  ),

  offline: failure(
    'Couldn’t reach the library.',
    'Check your connection, then try again.',
    'retry',
    'connection'
  ),
  'timed-out': again('The library took too long to answer.'),
  'address-refused': failure(
    'Cleared blocked an unexpected address.',
    tellAdmin,
    'retry'
  ),
  'service-failed': failure(
    'The library has a problem.',
    'Try again in a few minutes.',
    'retry'
  ),
  'rate-limited': failure(
    'Too many requests.',
    'Wait a moment, then try again.',
    'retry',
    'wait',
    'explanation'
  ),
  'bad-request': failure(
    'The library didn’t accept the request.',
    'Change it, then try again.',
    'retry',
    'explanation'
  ),
  'not-found': failure('This is no longer in the library.', '', 'retry'),
  'reply-unreadable': failure(
    'Cleared couldn’t read the library’s reply.',
    'Try again. If it happens again, update the plugin.',
    'retry'
  ),
  'reply-replaced': failure(
    'Something other than the library’s reply arrived.',
    'Sign in to your Wi-Fi or check your connection, then try again.',
    'retry',
    'connection'
  ),
  'download-incomplete': again('The download was incomplete.'),
  'download-replaced': failure(
    'Something other than the file arrived.',
    'Check your connection, then try again.',
    'retry'
  ),
  'address-expired': failure(
    'The download link has expired.',
    'Search again for a new one.',
    'retry'
  ),
  'signed-out': failure(
    'You aren’t signed in.',
    'Sign in, then try again.',
    'retry',
    'sign-in'
  ),
  'session-expired': failure(
    'Your sign-in has expired.',
    'Sign in again.',
    'retry',
    'sign-in'
  ),
  'not-allowed': failure(
    'Your account can’t do this.',
    'Use another account, or ask your admin.',
    'retry',
    'account',
    'explanation'
  ),
  'gateway-unreachable': failure(
    'Couldn’t reach the Cleared gateway.',
    'Check your connection, then try again.',
    'retry',
    'connection',
    'token'
  ),
  'gateway-credentials': failure(
    'The Cleared gateway has no valid access to the library.',
    'Your sign-in isn’t the cause. Tell the person who set up Cleared.',
    'retry',
    'token'
  ),
  'gateway-outdated': failure(
    'The gateway is older than this version of Cleared.',
    'Ask the person who set up Cleared to update it.',
    'retry'
  ),
  'panel-outdated': failure(
    'Cleared is older than its gateway.',
    'Close and reopen the file to update Cleared.'
  ),

  'sign-in-pending': failure(
    'Your sign-in in the browser isn’t finished.',
    'Finish it there, then enter the pairing code.',
    'retry'
  ),
  'sign-in-ended': failure('This sign-in has ended.', startAgain, 'sign-in'),
  'sign-in-denied': failure(
    'You denied access in the browser.',
    'If that was a mistake, start again.',
    'sign-in'
  ),
  'sign-in-refused': failure(
    'Couldn’t complete the sign-in, so nothing was granted.',
    startAgain,
    'sign-in'
  ),
  'pairing-code-wrong': failure(
    'That isn’t the pairing code.',
    'Enter the six letters that your browser shows.',
    'retry'
  ),
  'token-invalid': failure(
    'The library doesn’t accept this token.',
    'Copy all of it from your account page again, without spaces.',
    'retry'
  ),
  'token-foreign': failure(
    'This token was made for another application.',
    'Sign in instead, or use a token made for this one.',
    'retry'
  ),
  'token-lacks-scope': failure(
    'Your sign-in doesn’t include this.',
    'Sign in again, or use a token with more scopes.',
    'account'
  ),

  'journal-failed': failure(
    'Couldn’t save a record before licensing, so nothing was licensed.',
    'Free some of Figma’s storage for plugins, then try again.',
    'retry'
  ),
  'plan-used': failure(
    'This plan was already used.',
    'Start again for a new one.',
    'retry'
  ),
  'purchase-not-sent': again(
    'The request never reached the library, so nothing was licensed.'
  ),
  'purchase-open': failure(
    'This is being licensed, or just was, in another window or on another ' +
      'computer.',
    'Wait until your license history shows it, then try again.',
    'retry'
  ),
  'purchase-unseen': again(
    'The gateway never received the request, so nothing was licensed.'
  ),
  'purchase-unknown': failure(
    'No reply arrived, so we don’t know whether this was licensed.',
    'Check again before you license it again.',
    'retry'
  ),
  'license-refused': failure(
    'The library refused to license this.',
    '',
    'retry',
    'explanation'
  ),
  'license-not-downloadable': failure(
    'You have this license, but the library doesn’t offer the file again.',
    'Get it from your account page.'
  )
}
