import { atom } from 'nanostores'
import { ClearedError } from '../../contract/errors.ts'
import type { FilledLayers } from '../../contract/filling.ts'
import type { Picture } from '../../contract/picture.ts'
import type { SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import {
  chooseComp,
  framedAspect,
  pictureHeightOf
} from '../api/choose-comp.ts'
import { fetchPreview } from '../api/media.ts'
import { controller } from '../controller.ts'
import { platform } from '../platform.ts'
import { wordsFor } from '../words.ts'
import { showError, showNotice } from './notices.ts'
import { $fillable, $selection } from './selection.ts'

/** Ids of the assets on their way to the canvas. */
export const $placing = atom<ReadonlySet<string>>(new Set())

const longestName = 200
const running = new Map<string, AbortController>()

/** Nothing happens while the same asset is on its way. */
export async function placeComp(asset: Asset): Promise<void> {
  await run([asset], async signal => {
    const aspects = [asset.aspect]
    const { sizes } = await controller.call('measurePlace', { aspects })
    const sides = sizes.flatMap(({ width, height }) => [width, height])
    const comp = await fetchComp(asset, Math.max(...sides), signal)
    await controller.call('placeComp', comp, { signal })
  })
}

/**
 * One picture per selected layer that can hold one: the first asset for the
 * first layer and so on, from the start again when there are fewer assets.
 */
export async function fillSelection(assets: readonly Asset[]): Promise<void> {
  const layers = $fillable.get()
  const used = assets.slice(0, layers.length)
  if (layers.length === 0 || used.length === 0) return refuseSelection()
  const refused = refusedOf($selection.get().layers)
  await run(used, async signal => {
    for (const [i, asset] of used.entries()) {
      const own = layers.filter((_, at) => at % used.length === i)
      const comp = await fetchComp(asset, longestSideOf(own), signal)
      const nodeIds = own.map(layer => layer.nodeId)
      const input = { ...comp, nodeIds }
      const filled = await controller.call('fillSelection', input, { signal })
      refused.push(...filled.refused)
    }
    tellRefused(refused)
  })
}

export function cancelPlacing(assetId: string): void {
  running.get(assetId)?.abort()
}

async function run(
  assets: readonly Asset[],
  place: (signal: AbortSignal) => Promise<void>
): Promise<void> {
  if (assets.some(({ id }) => running.has(id))) return
  const abort = new AbortController()
  assets.forEach(({ id }) => running.set(id, abort))
  showRunning()
  try {
    await place(abort.signal)
  } catch (error) {
    if (!abort.signal.aborted) showError(error, 'place')
  } finally {
    assets.forEach(({ id }) => running.delete(id))
    showRunning()
  }
}

function showRunning(): void {
  $placing.set(new Set(running.keys()))
}

async function fetchComp(
  asset: Asset,
  longestSide: number,
  signal: AbortSignal
): Promise<{ picture: Picture; bytes: Uint8Array }> {
  const record = chooseComp(asset, longestSide)
  const file = await fetchPreview(record.url, signal)
  const aspect = framedAspect(asset, record)
  const fitted = await platform().fitPicture(file, { signal, aspect })
  const { bytes, width, height, marginX, marginY } = fitted
  const picture: Picture = {
    assetId: asset.id,
    mediaType: asset.mediaType,
    name: layerNameOf(asset),
    rendition: record.name,
    width,
    height,
    pictureHeight: pictureHeightOf(record, fitted),
    ...(marginX + marginY > 0 ? { marginX, marginY } : {})
  }
  return { picture, bytes }
}

/** The description, cut after a word where that keeps most of it. */
function layerNameOf({ description }: Asset): string {
  if (description.length <= longestName) return description
  const cut = description.slice(0, longestName)
  const end = description[longestName] === ' ' ? -1 : cut.lastIndexOf(' ')
  const name = end > longestName / 2 ? cut.slice(0, end) : cut
  return name.trimEnd().replace(/[\uD800-\uDBFF]$/, '')
}

function longestSideOf(layers: readonly SelectedLayer[]): number {
  return Math.max(...layers.flatMap(({ width, height }) => [width, height]))
}

function refuseSelection(): void {
  const { count, layers } = $selection.get()
  const reasons = new Set(layers.map(({ refusal }) => refusal))
  if (reasons.size > 1) return tellRefused(refusedOf(layers))
  const [only] = reasons
  const code = count === 0 ? 'nothing-selected' : 'no-fillable-layer'
  showError(new ClearedError(only ?? code, 'Nothing to fill.'), 'place')
}

function refusedOf(layers: readonly SelectedLayer[]): FilledLayers['refused'] {
  return layers.flatMap(({ nodeId, name, refusal }) =>
    refusal ? { nodeId, name, code: refusal } : []
  )
}

function tellRefused(refused: FilledLayers['refused']): void {
  const [first] = refused
  if (!first) return
  const words = wordsFor({ code: first.code, message: '' }, 'place')
  const others = refused.length - 1
  const names = others ? `${first.name} and ${others} more` : first.name
  showNotice('error', `${names} kept the old fill. ${words}`)
}
