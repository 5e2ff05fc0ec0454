/** The closed list of failures that the parts of Cleared report. */
export const errorCodes = [
  // the channel between controller and panel
  'internal',
  'cancelled',
  'channel-closed',
  'unknown-method',
  'bad-input',
  'other-version',
  // canvas and storage
  'nothing-selected',
  'no-fillable-layer',
  'layer-deleted',
  'layer-read-only',
  'layer-locked',
  'boolean-part',
  'mask-layer',
  'fills-mixed',
  'text-among-layers',
  'nothing-to-restore',
  'image-unreadable',
  'image-too-large',
  'video-unreadable',
  'video-too-large',
  'video-not-allowed',
  'file-too-small',
  'image-missing',
  'asset-unclear',
  'alike-on-layer',
  'page-unavailable',
  'from-library',
  'version-failed',
  'export-failed',
  'page-refused',
  'font-missing',
  'storage-full',
  'storage-failed',
  'document-full',
  // requests
  'offline',
  'timed-out',
  'address-refused',
  'service-failed',
  'rate-limited',
  'bad-request',
  'not-found',
  'reply-unreadable',
  'reply-replaced',
  'download-incomplete',
  'download-replaced',
  'address-expired',
  'signed-out',
  'session-expired',
  'not-allowed',
  'gateway-unreachable',
  'gateway-credentials',
  'gateway-outdated',
  'panel-outdated',
  // sign-in
  'sign-in-pending',
  'sign-in-ended',
  'sign-in-denied',
  'sign-in-refused',
  'pairing-code-wrong',
  'token-invalid',
  'token-foreign',
  'token-lacks-scope',
  // licensing
  'journal-failed',
  'plan-used',
  'purchase-not-sent',
  'purchase-open',
  'purchase-unseen',
  'purchase-unknown',
  'license-refused',
  'license-not-downloadable'
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** An error as it crosses a boundary: data, never an exception. */
export interface ErrorData {
  code: ErrorCode
  /** For debugging; repeats the code when there is nothing to add. */
  message: string
  data?: Record<string, unknown>
}

/** The one error class of the product; anything else is a bug. */
export class ClearedError extends Error {
  // `declare`: ES2017 output then needs no helper for fields
  declare readonly code: ErrorCode
  declare readonly data: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    message: string = code,
    data?: Record<string, unknown>
  ) {
    super(message)
    this.name = 'ClearedError'
    this.code = code
    this.data = data
  }
}

/** Turns anything thrown into data; other errors become `internal`. */
export function toErrorData(thrown: unknown): ErrorData {
  if (thrown instanceof ClearedError) {
    const { code, message, data } = thrown
    return Object.assign({ code, message }, data && { data })
  }
  return { code: 'internal', message: reasonOf(thrown) }
}

/** The message of anything thrown. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** The reverse of `toErrorData`; codes from a newer peer become `internal`. */
export function fromErrorData(error: ErrorData): ClearedError {
  const known = errorCodes.indexOf(error.code) >= 0
  return new ClearedError(
    known ? error.code : 'internal',
    error.message,
    error.data
  )
}
