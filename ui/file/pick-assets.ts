import { assetKey } from '../../contract/asset-key.ts'
import { foldText } from '../../contract/fold-text.ts'
import { assetName } from '../library/asset-name.ts'
import { showsComp } from './rights/asset-rights.ts'
import type { CheckedAsset } from './rights/rights.ts'

/** What the assets of a file can be narrowed to. */
export const assetStates = [
  'comp',
  'requested',
  'licensed',
  'unknown',
  'aside',
  'editorial'
] as const

export type AssetState = (typeof assetStates)[number]

/** Assets that selected layers show. */
export const inSelection = 'selection'

export interface FileFilter {
  /** Words of its name, its keywords, its id or its layers. */
  text: string
  /** Empty for all. */
  state: AssetState | ''
  /** Id of a page, or `inSelection`; empty for the whole file. */
  place: string
}

export const noFilter: FileFilter = { text: '', state: '', place: '' }

export interface FilterFacts {
  /** Keys of assets that selected layers show. */
  selected: ReadonlySet<string>
  /** Whether a license is requested for an asset. */
  isRequested: (key: string) => boolean
}

/** In the same order. */
export function pickAssets(
  assets: readonly CheckedAsset[],
  { text, state, place }: FileFilter,
  facts: FilterFacts
): CheckedAsset[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  return assets.filter(asset => {
    if (state && !statesOf(asset, facts).includes(state)) return false
    if (!isAt(asset, place, facts)) return false
    if (words.length === 0) return true
    const shown = foldText(wordsOf(asset))
    return words.every(word => shown.includes(word))
  })
}

/** Those that some of the assets are in, in order. */
export function statesIn(
  assets: readonly CheckedAsset[],
  facts: FilterFacts
): AssetState[] {
  const found = new Set(assets.flatMap(one => statesOf(one, facts)))
  return assetStates.filter(one => found.has(one))
}

function statesOf(
  { found, rights, frames }: CheckedAsset,
  { isRequested }: FilterFacts
): AssetState[] {
  const { state } = rights
  const states: AssetState[] = []
  if (showsComp(rights)) states.push('comp')
  if (state === 'licensed' || state === 'claimed') states.push('licensed')
  if (state === 'unknown' || state === 'aside') states.push(state)
  if (isRequested(assetKey(found))) states.push('requested')
  if (found.asset?.isEditorial || frames.length > 0) states.push('editorial')
  return states
}

function isAt(
  { found }: CheckedAsset,
  place: string,
  { selected }: FilterFacts
): boolean {
  if (place === '') return true
  if (place === inSelection) return selected.has(assetKey(found))
  return found.uses.some(({ pageId }) => pageId === place)
}

function wordsOf({ found }: CheckedAsset): string {
  const { asset, assetId, uses } = found
  return [
    assetName(asset, found),
    assetId,
    ...(asset?.keywords ?? []),
    ...new Set(uses.map(({ name }) => name))
  ].join(' ')
}
