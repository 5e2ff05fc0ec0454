import { atom, computed } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import { $view } from './view.ts'
import type { View } from './view.ts'

/** Results that are meant together, in the order they were picked. */
export const $picked = atom<readonly Asset[]>([])

export const $pickedIds = computed(
  $picked,
  (picked): ReadonlySet<string> => new Set(picked.map(({ id }) => id))
)

/** Where a range begins. */
let anchor: string | null = null

/** Picked in a view that was left. */
const left = new WeakMap<View, readonly Asset[]>()

// Nobody means what they do not see; on return it is as it was.
$view.listen((view, last) => {
  if (last) left.set(last, $picked.get())
  anchor = null
  $picked.set(left.get(view) ?? [])
})

export function togglePicked(asset: Asset): void {
  const picked = $picked.get()
  const others = picked.filter(({ id }) => id !== asset.id)
  anchor = asset.id
  $picked.set(others.length < picked.length ? others : [...picked, asset])
}

/** All from the one picked last through this one. */
export function pickThrough(asset: Asset, among: readonly Asset[]): void {
  const to = among.findIndex(({ id }) => id === asset.id)
  const start = among.findIndex(({ id }) => id === anchor)
  const from = start < 0 ? to : start
  const range = among.slice(Math.min(from, to), Math.max(from, to) + 1)
  const known = $pickedIds.get()
  anchor ??= asset.id
  $picked.set([...$picked.get(), ...range.filter(({ id }) => !known.has(id))])
}

export function clearPicked(): void {
  anchor = null
  $picked.set([])
}
