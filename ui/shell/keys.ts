import { atom } from 'nanostores'

/** Somebody asked what keys do. */
export const $areKeysShown = atom(false)

export function showKeys(areShown: boolean): void {
  $areKeysShown.set(areShown)
}
