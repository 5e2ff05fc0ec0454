import { atom, computed } from 'nanostores'
import type { SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import { arrange } from './arrange.ts'
import type { Arrangement } from './arrange.ts'
import { platform } from '../platform/platform.ts'
import { $picked } from '../library/picked.ts'
import { $shownAssets } from '../library/shown-assets.ts'
import { $fillable } from '../shell/selection.ts'

/** What the selected layers get when they are filled. */
export const $arrangement = atom<Arrangement>(new Map())

/** Ids of layers that keep what they get. */
export const $pinned = atom<ReadonlySet<string>>(new Set())

/** What can fill the layers: what was picked, else all that is on view. */
const $offered = computed([$picked, $shownAssets], (picked, shown) =>
  picked.length > 0 ? picked : shown
)

/** Another arrangement of the same layers is possible. */
export const $canShuffle = computed(
  [$fillable, $pinned, $offered],
  (layers, pinned, offered) =>
    offered.length > 1 && layers.some(({ nodeId }) => !pinned.has(nodeId))
)

let arranged = ''

/** The same layers and pictures stay as they were arranged. */
function rearrange(): void {
  const layers = $fillable.get()
  const assets = inOrder(layers)
  const ids = [...layers.map(({ nodeId }) => nodeId), '', ...idsOf(assets)]
  const now = ids.join()
  if (now === arranged) return
  arranged = now
  const pinned = layers.filter(({ nodeId }) => $pinned.get().has(nodeId))
  $pinned.set(new Set(pinned.map(({ nodeId }) => nodeId)))
  $arrangement.set(
    arrange(layers, assets, {
      pinned: $pinned.get(),
      now: $arrangement.get()
    })
  )
}

$fillable.listen(rearrange)
$offered.listen(rearrange)

/** Gives these layers one of these assets each, except what is pinned. */
export function arrangeAll(assets: readonly Asset[]): void {
  const layers = $fillable.get()
  const pinned = $pinned.get()
  const isAll = layers.every(({ nodeId }) => pinned.has(nodeId))
  if (isAll) $pinned.set(new Set())
  const options = isAll ? {} : { pinned, now: $arrangement.get() }
  $arrangement.set(arrange(layers, assets, options))
}

/** Other pictures, or the same on other layers; pins stay. */
export function shuffle(): void {
  const layers = $fillable.get()
  const now = $arrangement.get()
  const used = new Set([...now.values()].map(({ id }) => id))
  const fresh = mix($offered.get().filter(({ id }) => !used.has(id)))
  const rest = mix($offered.get().filter(({ id }) => used.has(id)))
  const assets = [...fresh, ...rest].slice(0, Math.max(layers.length, 1))
  const pinned = $pinned.get()
  $arrangement.set(arrange(layers, assets, { pinned, now, random }))
}

/** Of what was found as many as there are layers, the best first. */
function inOrder(layers: readonly SelectedLayer[]): readonly Asset[] {
  const offered = $offered.get()
  return offered === $picked.get() ? offered : offered.slice(0, layers.length)
}

function idsOf(assets: readonly Asset[]): string[] {
  return assets.map(({ id }) => id)
}

function mix<Item>(items: readonly Item[]): Item[] {
  const drawn = items.map(item => ({ item, at: random() }))
  drawn.sort((a, b) => a.at - b.at)
  return drawn.map(({ item }) => item)
}

/** From 0 up to, not including, 1. */
function random(): number {
  const [a = 0, b = 0] = platform().randomBytes(2)
  return (a * 256 + b) / 65536
}
