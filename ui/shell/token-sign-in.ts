import { atom } from 'nanostores'
import { openTab } from './view.ts'
import type { ErrorCode } from '../../contract/errors.ts'

/** The token form is requested. */
export const $isTokenWanted = atom(false)

/** The way to sign in when the gateway is down. */
export function openTokenForm(): void {
  $isTokenWanted.set(true)
  openTab('account')
}

/** Gateway failures, with their texts where a token would help. */
export const tokenHints = {
  'gateway-unreachable': 'gatewayGone',
  'gateway-credentials': 'gatewayRefused'
} as const satisfies Partial<Record<ErrorCode, string>>
