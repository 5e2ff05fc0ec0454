import { atom, computed } from 'nanostores'
import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import { $view } from '../shell/view.ts'
import type { View } from '../shell/view.ts'

/** Picked assets, in the order they were picked. */
export const $picked = atom<readonly Asset[]>([])

/** By `assetKey`. */
export const $pickedKeys = computed(
  $picked,
  (picked): ReadonlySet<string> => new Set(picked.map(assetKey))
)

/** Keys at which the range begins and currently ends. */
let anchor: string | null = null
let end: string | null = null

/** Keys picked only by the range. */
let ranged: ReadonlySet<string> = new Set()

/** Picked assets of views that were left. */
const left = new WeakMap<View, readonly Asset[]>()

// Assets out of view are not picked; a return restores them.
$view.listen((view, last) => {
  if (last) left.set(last, $picked.get())
  startRange(null)
  $picked.set(left.get(view) ?? [])
})

export function togglePicked(asset: Asset): void {
  const picked = $picked.get()
  const others = picked.filter(one => !isSameAsset(one, asset))
  startRange(assetKey(asset))
  $picked.set(others.length < picked.length ? others : [...picked, asset])
}

/** Picks from the start of the range through this one; may also shrink it. */
export function pickThrough(asset: Asset, among: readonly Asset[]): void {
  const to = among.findIndex(one => isSameAsset(one, asset))
  const start = among.findIndex(one => assetKey(one) === anchor)
  if (start < 0) startRange(assetKey(asset))
  const from = start < 0 ? to : start
  const range = among.slice(Math.min(from, to), Math.max(from, to) + 1)
  const kept = $picked.get().filter(one => !ranged.has(assetKey(one)))
  const known = new Set(kept.map(assetKey))
  const added = range.filter(one => !known.has(assetKey(one)))
  end = assetKey(asset)
  ranged = new Set(added.map(assetKey))
  $picked.set([...kept, ...added])
}

/** Extends the range from its end; anywhere else begins a new one. */
export function extendPicked(
  from: Asset,
  to: Asset,
  among: readonly Asset[]
): void {
  if (assetKey(from) !== end) startRange(assetKey(from))
  pickThrough(to, among)
}

/** Assets picked before come first. */
export function pickAll(among: readonly Asset[]): void {
  const known = $pickedKeys.get()
  startRange(null)
  $picked.set([
    ...$picked.get(),
    ...among.filter(one => !known.has(assetKey(one)))
  ])
}

/** All picked assets if this is one of them, else only this one. */
export function withPicked(asset: Asset): readonly Asset[] {
  return $pickedKeys.get().has(assetKey(asset)) ? $picked.get() : [asset]
}

export function clearPicked(): void {
  startRange(null)
  $picked.set([])
}

function startRange(key: string | null): void {
  anchor = key
  end = key
  ranged = new Set()
}
