import { atom, computed } from 'nanostores'
import { assetKey } from '../../contract/asset-key.ts'
import type { SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import { arrange } from './arrange.ts'
import type { Arrangement } from './arrange.ts'
import { canFill } from '../library/can-fill.ts'
import { platform } from '../platform/platform.ts'
import { $picked } from '../library/picked.ts'
import { $shownAssets } from '../library/shown-assets.ts'
import { $fillable } from '../shell/selection.ts'

/** What the selected layers get when they are filled. */
export const $arrangement = atom<Arrangement>(new Map())

/** Ids of layers that keep their assigned asset. */
export const $pinned = atom<ReadonlySet<string>>(new Set())

/** Assets that can fill the layers: those picked, else all in view. */
const $offered = computed([$picked, $shownAssets], (picked, shown) => {
  const offered = picked.length > 0 ? picked : shown
  return offered.every(canFill) ? offered : offered.filter(canFill)
})

/** All there is to fill layers with is tracks. */
export const $isMusicOnly = computed(
  [$picked, $shownAssets, $offered],
  (picked, shown, offered) =>
    offered.length === 0 && picked.length + shown.length > 0
)

/** The same layers can be arranged differently. */
export const $canShuffle = computed(
  [$fillable, $pinned, $offered],
  (layers, pinned, offered) =>
    offered.length > 1 && layers.some(({ nodeId }) => !pinned.has(nodeId))
)

let arranged = ''

/** Keeps the arrangement for the same layers and assets. */
function rearrange(): void {
  const layers = $fillable.get()
  const assets = inOrder(layers)
  const ids = [
    ...layers.map(({ nodeId }) => nodeId),
    '',
    ...assets.map(assetKey)
  ]
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

/** Assigns one of these assets to each layer, except pinned ones. */
export function arrangeAll(assets: readonly Asset[]): void {
  const layers = $fillable.get()
  const pinned = $pinned.get()
  const isAll = layers.every(({ nodeId }) => pinned.has(nodeId))
  if (isAll) $pinned.set(new Set())
  const options = isAll ? {} : { pinned, now: $arrangement.get() }
  $arrangement.set(arrange(layers, assets, options))
}

/** Assigns other assets, or the same to other layers; pins stay. */
export function shuffle(): void {
  const layers = $fillable.get()
  const now = $arrangement.get()
  const used = new Set([...now.values()].map(assetKey))
  const fresh = mix($offered.get().filter(one => !used.has(assetKey(one))))
  const rest = mix($offered.get().filter(one => used.has(assetKey(one))))
  const assets = [...fresh, ...rest].slice(0, Math.max(layers.length, 1))
  const pinned = $pinned.get()
  $arrangement.set(arrange(layers, assets, { pinned, now, random }))
}

/** As many results as there are layers, best first. */
function inOrder(layers: readonly SelectedLayer[]): readonly Asset[] {
  const offered = $offered.get()
  return offered === $picked.get() ? offered : offered.slice(0, layers.length)
}

function mix<Item>(items: readonly Item[]): Item[] {
  const drawn = items.map(item => ({ item, at: random() }))
  drawn.sort((a, b) => a.at - b.at)
  return drawn.map(({ item }) => item)
}

/** From 0 up to, but not including, the given number. */
function random(): number {
  const [a = 0, b = 0] = platform().randomBytes(2)
  return (a * 256 + b) / 65536
}
