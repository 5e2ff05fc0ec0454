import { atom } from 'nanostores'

/** Whether the dialog with keyboard shortcuts is open. */
export const $areKeysShown = atom(false)

export function showKeys(areShown: boolean): void {
  $areKeysShown.set(areShown)
}
