import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorCode } from '../../contract/errors.ts'

const statuses: Partial<Record<ErrorCode, ContentfulStatusCode>> = {
  'bad-input': 400,
  'bad-request': 400,
  'gateway-outdated': 400,
  'panel-outdated': 400,
  'signed-out': 401,
  'token-invalid': 401,
  'token-foreign': 403,
  'session-expired': 401,
  'not-allowed': 403,
  'token-lacks-scope': 403,
  'sign-in-denied': 403,
  'sign-in-refused': 403,
  'pairing-code-wrong': 403,
  'address-refused': 403,
  'address-expired': 403,
  'not-found': 404,
  'purchase-unseen': 404,
  'sign-in-pending': 409,
  'purchase-open': 409,
  'purchase-unknown': 409,
  'sign-in-ended': 410,
  'image-too-large': 413,
  'rate-limited': 429,
  'service-failed': 502,
  'gateway-credentials': 502,
  'reply-unreadable': 502,
  'image-unreadable': 502,
  'download-incomplete': 502,
  'download-replaced': 502,
  'gateway-unreachable': 503,
  'timed-out': 504
}

/** The HTTP status for a code of contract/errors.ts. */
export function statusOf(code: ErrorCode): ContentfulStatusCode {
  return statuses[code] ?? 500
}
