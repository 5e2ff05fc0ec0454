import { atom } from 'nanostores'
import { assetKey } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'

export type StateInFile = 'comp' | 'licensed'

/** State of each asset in the file, by `assetKey`, since the last check. */
export const $statesInFile = atom<ReadonlyMap<string, StateInFile>>(new Map())

/** Marks new comps until the next check finds them. */
export function markPlaced(assets: readonly AssetRef[]): void {
  const comps = assets.map(asset => [assetKey(asset), 'comp'] as const)
  $statesInFile.set(new Map([...comps, ...$statesInFile.get()]))
}

/** Marks assets whose comps were swapped, until the next check. */
export function markSwapped(assets: readonly AssetRef[]): void {
  const licensed = assets.map(asset => [assetKey(asset), 'licensed'] as const)
  $statesInFile.set(new Map([...$statesInFile.get(), ...licensed]))
}
