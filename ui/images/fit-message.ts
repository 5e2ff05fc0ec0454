import type { ErrorData } from '../../contract/errors.ts'
import type { FittedPicture } from '../platform/platform.ts'

/** Panel → worker: one file. Its buffer is transferred, not copied. */
export interface FitRequest {
  bytes: Uint8Array
  /** Aspect of the picture, where the file may have margins around it. */
  aspect?: number | undefined
}

/** Worker → panel: `ready` once, then one reply per request. */
export type FitReply =
  | { kind: 'ready' }
  | ({ kind: 'fitted' } & FittedPicture)
  | { kind: 'failed'; error: ErrorData }
