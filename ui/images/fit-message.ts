import type { ErrorData } from '../../contract/errors.ts'
import type { FitHints, FittedPicture } from '../platform/platform.ts'

/** Panel → worker: one file. Its buffer is transferred, not copied. */
export interface FitRequest extends FitHints {
  bytes: Uint8Array
}

/** Worker → panel: `ready` once, then one reply per request. */
export type FitReply =
  | { kind: 'ready' }
  | ({ kind: 'fitted' } & FittedPicture)
  | { kind: 'failed'; error: ErrorData }
