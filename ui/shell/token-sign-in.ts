import { atom } from 'nanostores'
import { openTab } from './view.ts'

/** The token form is requested. */
export const $isTokenWanted = atom(false)

/** The way to sign in when the gateway is down. */
export function openTokenForm(): void {
  $isTokenWanted.set(true)
  openTab('account')
}
