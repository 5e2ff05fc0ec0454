import { atom } from 'nanostores'
import type { Fill, FilledLayers } from '../../contract/filling.ts'
import type { SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import { chooseComp } from '../api/choose-comp.ts'
import { addComps } from '../comps/add-comps.ts'
import type { WantedComp } from '../comps/add-comps.ts'
import type { Arrangement } from '../comps/arrange.ts'
import { controller } from '../controller.ts'
import { $arrangement, arrangeAll, shuffle } from './arrangement.ts'
import { showLeftOut } from './left-out.ts'
import type { LeftOut } from './left-out.ts'
import { showError } from './notices.ts'
import { runPlacing } from './placing.ts'
import { refuseSelection, refusedOf } from './refusals.ts'
import { $fillable, $selection } from './selection.ts'

/** Pictures that are there, of all that a fill needs. */
export const $filling = atom<{ done: number; total: number } | null>(null)

/** What the layers show that this panel filled. */
export const $filled = atom<Arrangement>(new Map())

let current = new AbortController()

/** The selected layers as they are arranged; a newer fill ends an older. */
export async function fillArranged(): Promise<void> {
  const layers = $fillable.get()
  if (layers.length === 0) return refuseSelection()
  current.abort()
  const abort = new AbortController()
  current = abort
  await fillLayers(layers, $arrangement.get(), {
    abort,
    refused: refusedOf($selection.get()),
    tell: (done, total) => $filling.set({ done, total })
  })
  if (current === abort) $filling.set(null)
}

/** The selected layers with these, each with what suits it. */
export async function fillSelection(assets: readonly Asset[]): Promise<void> {
  arrangeAll(assets)
  await fillArranged()
}

/** Layers that are filled already follow. */
export async function shuffleFills(): Promise<void> {
  shuffle()
  const filled = $filled.get()
  if ($fillable.get().some(({ nodeId }) => filled.has(nodeId))) {
    await fillArranged()
  }
}

export interface FillOptions {
  abort: AbortController
  /** To be named with those that refuse now. */
  refused?: readonly LeftOut[]
  tell?: (done: number, total: number) => void
}

export async function fillLayers(
  layers: readonly SelectedLayer[],
  arrangement: Arrangement,
  { abort, refused = [], tell = () => {} }: FillOptions
): Promise<void> {
  const wanted = wantedFor(layers, arrangement)
  const assets = wanted.map(({ asset }) => asset)
  if (assets.length === 0) return
  await runPlacing(
    assets,
    async signal => {
      const left = await fill(wanted, signal, tell)
      showLeftOut('kept the old fill', [...refused, ...left])
    },
    abort
  )
}

export function cancelFilling(): void {
  current.abort()
}

/** What these layers were before this panel filled them. */
export async function putBack(nodeIds: readonly string[]): Promise<void> {
  current.abort()
  const filled = new Map($filled.get())
  const ids = nodeIds.filter(id => filled.delete(id))
  if (ids.length === 0) return
  try {
    const result = await controller.call('putBackFills', { nodeIds: ids })
    $filled.set(filled)
    showLeftOut('stayed as it is', toLeftOut(result))
  } catch (error) {
    showError(error, 'place')
  }
}

interface WantedFill extends WantedComp {
  layers: SelectedLayer[]
}

/** One for each rendition; layers of other sizes may need another. */
function wantedFor(
  layers: readonly SelectedLayer[],
  arrangement: Arrangement
): WantedFill[] {
  const wanted = new Map<string, WantedFill>()
  for (const layer of layers) {
    const asset = arrangement.get(layer.nodeId)
    if (!asset) continue
    const key = `${asset.id} ${chooseComp(asset, layer).name}`
    const same = wanted.get(key)
    if (same) same.layers.push(layer)
    else wanted.set(key, { asset, layer, layers: [layer] })
  }
  return [...wanted.values()]
}

/** One undo step; gives the layers that kept what they had. */
async function fill(
  wanted: readonly WantedFill[],
  signal: AbortSignal,
  tell: (done: number, total: number) => void
): Promise<LeftOut[]> {
  tell(0, wanted.length)
  const added = await addComps(wanted, signal, done =>
    tell(done, wanted.length)
  )
  const fills: Fill[] = []
  const left: LeftOut[] = []
  for (const one of added) {
    const { layers } = one.wanted
    if ('comp' in one) {
      const nodeIds = layers.map(({ nodeId }) => nodeId)
      fills.push({ ...one.comp, nodeIds })
    } else {
      left.push(...layers.map(({ name }) => ({ name, error: one.error })))
    }
  }
  if (fills.length === 0) return left
  const result = await controller.call('fillLayers', { fills }, { signal })
  keep(result, wanted)
  return [...left, ...toLeftOut(result)]
}

function keep({ filled }: FilledLayers, wanted: readonly WantedFill[]): void {
  const now = new Map($filled.get())
  const ids = new Set(filled)
  for (const { asset, layers } of wanted) {
    for (const { nodeId } of layers) if (ids.has(nodeId)) now.set(nodeId, asset)
  }
  $filled.set(now)
}

function toLeftOut({ refused }: FilledLayers): LeftOut[] {
  return refused.map(({ name, code }) => ({
    name,
    error: { code, message: '' }
  }))
}
