import { atom } from 'nanostores'
import { openTab } from './view.ts'

/** Somebody came to sign in with a token. */
export const $isTokenWanted = atom(false)

/** For when the gateway, and with it the usual way, is not there. */
export function openTokenForm(): void {
  $isTokenWanted.set(true)
  openTab('account')
}
