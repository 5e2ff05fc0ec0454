import { atom } from 'nanostores'
import type { Asset } from '../api/asset.ts'

/** Assets to save, once a collection is chosen. */
export const $saving = atom<readonly Asset[] | null>(null)

/** Asks for the collection. */
export function askWhereToSave(assets: readonly Asset[]): void {
  if (assets.length > 0) $saving.set(assets)
}

export function closeSaving(): void {
  $saving.set(null)
}
