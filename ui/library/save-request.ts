import { atom } from 'nanostores'
import type { Asset } from '../api/asset.ts'

/** What is to be saved, once somebody chose a collection. */
export const $saving = atom<readonly Asset[] | null>(null)

/** Asks to which collection. */
export function askWhereToSave(assets: readonly Asset[]): void {
  if (assets.length > 0) $saving.set(assets)
}

export function closeSaving(): void {
  $saving.set(null)
}
