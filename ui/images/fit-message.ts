import type { FittedPicture } from '../platform/platform.ts'

/** Panel → worker: one file; its buffer is handed over, not copied. */
export interface FitRequest {
  bytes: Uint8Array
  /** Of the picture, where the file may have margins around it. */
  aspect?: number | undefined
}

/** Worker → panel: `ready` once, then one reply a request. */
export type FitReply =
  | { kind: 'ready' }
  | ({ kind: 'fitted' } & FittedPicture)
  | { kind: 'unreadable'; reason: string }
