import { atom, computed } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import { $view } from '../shell/view.ts'
import type { View } from '../shell/view.ts'

/** Picked assets, in the order they were picked. */
export const $picked = atom<readonly Asset[]>([])

export const $pickedIds = computed(
  $picked,
  (picked): ReadonlySet<string> => new Set(picked.map(({ assetId: id }) => id))
)

/** Ids at which the range begins and currently ends. */
let anchor: string | null = null
let end: string | null = null

/** Ids picked only by the range. */
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
  const others = picked.filter(({ assetId: id }) => id !== asset.assetId)
  startRange(asset.assetId)
  $picked.set(others.length < picked.length ? others : [...picked, asset])
}

/** Picks from the start of the range through this one; may also shrink it. */
export function pickThrough(asset: Asset, among: readonly Asset[]): void {
  const to = among.findIndex(({ assetId: id }) => id === asset.assetId)
  const start = among.findIndex(({ assetId: id }) => id === anchor)
  if (start < 0) startRange(asset.assetId)
  const from = start < 0 ? to : start
  const range = among.slice(Math.min(from, to), Math.max(from, to) + 1)
  const kept = $picked.get().filter(({ assetId: id }) => !ranged.has(id))
  const known = new Set(kept.map(({ assetId: id }) => id))
  const added = range.filter(({ assetId: id }) => !known.has(id))
  end = asset.assetId
  ranged = new Set(added.map(({ assetId: id }) => id))
  $picked.set([...kept, ...added])
}

/** Extends the range from its end; anywhere else begins a new one. */
export function extendPicked(
  from: Asset,
  to: Asset,
  among: readonly Asset[]
): void {
  if (from.assetId !== end) startRange(from.assetId)
  pickThrough(to, among)
}

/** Assets picked before come first. */
export function pickAll(among: readonly Asset[]): void {
  const known = $pickedIds.get()
  startRange(null)
  $picked.set([
    ...$picked.get(),
    ...among.filter(({ assetId: id }) => !known.has(id))
  ])
}

/** All picked assets if this is one of them, else only this one. */
export function withPicked(asset: Asset): readonly Asset[] {
  return $pickedIds.get().has(asset.assetId) ? $picked.get() : [asset]
}

export function clearPicked(): void {
  startRange(null)
  $picked.set([])
}

function startRange(id: string | null): void {
  anchor = id
  end = id
  ranged = new Set()
}
