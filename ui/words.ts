import type { ErrorCode, ErrorData } from '../contract/errors.ts'
import { countOf } from './count-of.ts'

/** What the person was doing, where that changes the sentence. */
export type Occasion =
  | 'search'
  /** A search that is narrowed. */
  | 'filter'
  | 'place'
  | 'sign-in'
  | 'license'
  /** The license is held; its file is to show. */
  | 'swap'
  | 'file'
  | 'account'

/** Says for every failure what happened and what to do. */
const sentences: Record<ErrorCode, string> = {
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
  'page-unavailable':
    'A page could not be read. Open it in Figma once, then check again.',
  'from-library':
    'It comes from a library. Swap it in the library’s file, publish it, then ' +
    'update this one.',
  'page-refused': 'Figma adds no page here; your plan may have no room.',
  'version-failed':
    'Figma saved no version of the file. What you did after it went on.',
  'export-failed':
    'Figma made no picture of the layer. Select one that shows something.',
  'storage-full':
    'Figma’s storage for plugins is full, so nothing could be saved. Remove ' +
    'data of other plugins, then try again.',
  'storage-failed':
    'Figma could not save. Try again; what you see may be lost on closing.',
  'document-full':
    'The file has no room for another license record. Remove plugin data ' +
    'from it, then open the plugin again; the license itself is safe.',

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
    'more scopes.',

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
  'purchase-unknown':
    'No reply came, so it is not known whether this was licensed. Check ' +
    'again later before you license it again.',
  'license-refused': 'The service refused to license this.',
  'license-not-downloadable':
    'You hold this license, but the service does not let it be downloaded ' +
    'again. Get the file from your account’s page.'
}

const again = 'Press “License” again; nothing more is charged.'
const elsewhere = 'Get it from your account’s page.'

const byOccasion: Partial<
  Record<Occasion, Partial<Record<ErrorCode, string>>>
> = {
  search: {
    'not-allowed':
      'Your account may not search this library. Sign in with one that may.',
    'bad-request': 'The library did not understand this search. Change it.'
  },
  filter: {
    'not-allowed':
      'Not every API subscription includes every filter. Take filters away, ' +
      'then try again.'
  },
  place: {
    'not-found':
      'The library no longer has this preview. Search again, then place it.',
    'storage-failed': 'Figma could not place the picture. Try again.'
  },
  'sign-in': {
    'rate-limited': 'Too many sign-ins at once. Wait a minute, then try again.',
    'not-found': 'This sign-in has ended. Start again.',
    'storage-full':
      'Figma’s storage for plugins is full, so the sign-in could not be ' +
      'saved. Remove data of other plugins, then sign in again.',
    'storage-failed':
      'Figma could not save the sign-in. You are signed in until you close ' +
      'the plugin.'
  },
  license: {
    'signed-out': 'You are not signed in. Sign in, then licensing goes on.',
    'gateway-unreachable':
      'The Cleared gateway could not be reached. Licensing goes through it so ' +
      'that nothing is charged twice; nothing was licensed. Try again when it ' +
      'is back.',
    'not-allowed':
      'Your account may not license through this application. Subscriptions ' +
      'of the website do not count here: it needs one for the API.',
    'token-invalid':
      'This token is not valid here. Sign in instead of using a token.',
    'token-foreign':
      'This token was made for another application, so nothing was licensed. ' +
      'Sign in instead of using a token.',
    'token-lacks-scope':
      'Your sign-in may not license. Sign in again and allow licensing, or ' +
      'use a token with the scopes licenses.create, licenses.view and ' +
      'purchases.view.'
  },
  swap: {
    'image-gone': `The licensed file is no longer in the document. ${again}`,
    'image-unreadable': `Figma cannot show the licensed file. ${elsewhere}`,
    'image-too-large': `Figma cannot take the licensed file. ${elsewhere}`,
    'not-found': `The library did not find the licensed file. ${again}`,
    'layer-gone': 'The layer is gone.',
    'layer-read-only':
      'Figma does not let it be changed. Ask for edit access, then license ' +
      'it again, or replace a moving picture of a board by hand; nothing ' +
      'more is charged.',
    'gateway-unreachable':
      'The Cleared gateway could not be reached. Open the plugin again and ' +
      'it goes on.',
    'signed-out': 'You are not signed in. Sign in and it goes on.',
    'session-expired': 'Your sign-in has ended. Sign in and it goes on.'
  },
  account: {
    'not-allowed': 'Your sign-in does not show subscriptions.'
  }
}

/** Codes at which the other side's own words help. */
const explained: readonly ErrorCode[] = [
  'bad-request',
  'license-refused',
  'not-allowed',
  'rate-limited'
]

/** The sentence for a failure; explanations of the service are quoted. */
export function wordsFor(error: ErrorData, occasion?: Occasion): string {
  const special = occasion && byOccasion[occasion]?.[error.code]
  const sentence = wordsForTries(error) ?? special ?? sentences[error.code]
  const explanation = error.data?.['explanation']
  return typeof explanation === 'string' &&
    explanation !== '' &&
    explained.includes(error.code)
    ? `${sentence} The service says: “${explanation}”`
    : sentence
}

function wordsForTries({ code, data }: ErrorData): string | null {
  const left = data?.['triesLeft']
  if (code === 'sign-in-ended' && left === 0) {
    return 'Too many wrong codes ended this sign-in. Start again.'
  }
  if (code !== 'pairing-code-wrong' || typeof left !== 'number') return null
  const tries = [
    'no tries',
    'one try',
    'two tries',
    'three tries',
    'four tries'
  ][left]
  return `${sentences[code]} You have ${tries ?? `${left} tries`} left.`
}

export const wordsForOtherFile =
  'Licensed for another file. Open that file and Cleared to swap it there.'

export const wordsForResuming = 'Finishing what was interrupted…'

/** What a start found out about what was interrupted, and did of it. */
export function wordsForResumed(counts: {
  /** Purchases. */
  licensed: number
  refused: number
  doubtful: number
  /** Of what was owned. */
  swapped: number
  waiting: number
  /** The file where it began, if that was called otherwise than this one. */
  begunIn: string | null
}): string {
  const { licensed, refused, doubtful, swapped, waiting, begunIn } = counts
  const parts = [
    licensed > 0 && `${countOf(licensed, 'asset')} licensed`,
    refused > 0 && `${countOf(refused, 'asset')} not licensed, at no cost`,
    doubtful > 0 && `${countOf(doubtful, 'asset')} not certain yet`,
    swapped > 0 && `${countOf(swapped, 'asset')} swapped`,
    waiting > 0 && `${countOf(waiting, 'asset')} not swapped everywhere yet`
  ].filter(Boolean)
  const what = licensed + refused + doubtful > 0 ? 'Licensing' : 'Swapping'
  const sentence = `${what} was interrupted: ${parts.join('; ')}.`
  if (begunIn === null) return sentence
  return (
    `${sentence} It began in “${begunIn}”. If this is a copy of that file, ` +
    'press “License” there too: what is licensed already costs nothing.'
  )
}
