import { atom } from 'nanostores'
import { openTab } from './view.ts'
import type { ErrorCode } from '../../contract/errors.ts'

/** Somebody came to sign in with a token. */
export const $isTokenWanted = atom(false)

/** For when the gateway, and with it the usual way, is not there. */
export function openTokenForm(): void {
  $isTokenWanted.set(true)
  openTab('account')
}

/** Failures of the gateway, and what is said where a token would do. */
export const secondWays = {
  'gateway-unreachable': 'gatewayGone',
  'gateway-credentials': 'gatewayRefused'
} as const satisfies Partial<Record<ErrorCode, string>>
