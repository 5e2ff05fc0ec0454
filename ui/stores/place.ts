import { atom } from 'nanostores'
import type { Asset } from '../api/asset.ts'

/** Ids of the assets on their way to the canvas. */
export const $placing = atom<ReadonlySet<string>>(new Set())

export async function placeComp(asset: Asset): Promise<void> {}

/**
 * One picture per selected layer that can hold one: the first asset for the
 * first layer and so on, from the start again when there are fewer assets.
 */
export async function fillSelection(assets: readonly Asset[]): Promise<void> {}

export function cancelPlacing(assetId: string): void {}
