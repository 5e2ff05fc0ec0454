import { atom, computed } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import { $view } from '../shell/view.ts'
import type { View } from '../shell/view.ts'

/** Results that are meant together, in the order they were picked. */
export const $picked = atom<readonly Asset[]>([])

export const $pickedIds = computed(
  $picked,
  (picked): ReadonlySet<string> => new Set(picked.map(({ id }) => id))
)

/** Ids where the range begins and where it ends by now. */
let anchor: string | null = null
let end: string | null = null

/** Ids that are picked by the range alone. */
let ranged: ReadonlySet<string> = new Set()

/** Picked in a view that was left. */
const left = new WeakMap<View, readonly Asset[]>()

// Nobody means what they do not see; on return it is as it was.
$view.listen((view, last) => {
  if (last) left.set(last, $picked.get())
  begin(null)
  $picked.set(left.get(view) ?? [])
})

export function togglePicked(asset: Asset): void {
  const picked = $picked.get()
  const others = picked.filter(({ id }) => id !== asset.id)
  begin(asset.id)
  $picked.set(others.length < picked.length ? others : [...picked, asset])
}

/** From where the range begins through this one; it may shrink as well. */
export function pickThrough(asset: Asset, among: readonly Asset[]): void {
  const to = among.findIndex(({ id }) => id === asset.id)
  const start = among.findIndex(({ id }) => id === anchor)
  if (start < 0) begin(asset.id)
  const from = start < 0 ? to : start
  const range = among.slice(Math.min(from, to), Math.max(from, to) + 1)
  const kept = $picked.get().filter(({ id }) => !ranged.has(id))
  const known = new Set(kept.map(({ id }) => id))
  const added = range.filter(({ id }) => !known.has(id))
  end = asset.id
  ranged = new Set(added.map(({ id }) => id))
  $picked.set([...kept, ...added])
}

/** The range goes on where it ended, and begins anew anywhere else. */
export function extendPicked(
  from: Asset,
  to: Asset,
  among: readonly Asset[]
): void {
  if (from.id !== end) begin(from.id)
  pickThrough(to, among)
}

/** What is picked stays in front. */
export function pickAll(among: readonly Asset[]): void {
  const known = $pickedIds.get()
  begin(null)
  $picked.set([...$picked.get(), ...among.filter(({ id }) => !known.has(id))])
}

/** All that are picked, if it is one of them. */
export function meantWith(asset: Asset): readonly Asset[] {
  return $pickedIds.get().has(asset.id) ? $picked.get() : [asset]
}

export function clearPicked(): void {
  begin(null)
  $picked.set([])
}

function begin(id: string | null): void {
  anchor = id
  end = id
  ranged = new Set()
}
