import type { ErrorCode } from '../../contract/errors.ts'

/** Failures of the gateway, and what is said where a token would do. */
export const secondWays = {
  'gateway-unreachable': 'gatewayGone',
  'gateway-credentials': 'gatewayRefused'
} as const satisfies Partial<Record<ErrorCode, string>>
