import { atom } from 'nanostores'
import { openTab } from './view.ts'

/** The account view must open the token form. */
export const $isTokenRequested = atom(false)

/** The token form signs in even when the gateway is down. */
export function openTokenForm(): void {
  $isTokenRequested.set(true)
  openTab('account')
}
