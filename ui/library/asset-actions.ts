import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import type { IconName } from '../kit/icon-shapes.ts'
import type { QuickAction } from './quick-actions.tsx'

/** What there is to do with an asset; null for nothing. */
export type QuickActionFor = (
  asset: Asset
) => Omit<QuickAction, 'shortcut'> | null

export interface QuickOffer {
  /** The key that does it, as a capital. */
  shortcut?: string
  /** Changes with what it depends on. */
  $action: ReadableAtom<QuickActionFor>
}

export interface PickedAction {
  text: string
  /** Shown in the place of the text. */
  icon?: IconName
  run: () => void
}

/** The same for several that are meant together. */
export type PickedActionFor = (assets: readonly Asset[]) => PickedAction | null

export const $quickOffers = atom<readonly QuickOffer[]>([])
export const $pickedOffers = atom<readonly ReadableAtom<PickedActionFor>[]>([])

/** On the cell of an asset that is pointed at or has the focus. */
export function offerForAsset(offer: QuickOffer): void {
  $quickOffers.set([...$quickOffers.get(), offer])
}

/** Beside the count of those that are picked. */
export function offerForPicked(offer: ReadableAtom<PickedActionFor>): void {
  $pickedOffers.set([...$pickedOffers.get(), offer])
}
