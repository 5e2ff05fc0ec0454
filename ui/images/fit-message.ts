/** Panel → worker: one file; its buffer is handed over, not copied. */
export interface FitRequest {
  bytes: Uint8Array
}

/** Worker → panel: `ready` once, then one reply a request. */
export type FitReply =
  | { kind: 'ready' }
  | {
      kind: 'fitted'
      bytes: Uint8Array
      width: number
      height: number
      sourceWidth: number
      sourceHeight: number
    }
  | { kind: 'unreadable'; reason: string }
