import { atom } from 'nanostores'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { Language } from '../../contract/settings.ts'
import type { Asset } from '../api/asset.ts'
import { fetchAsset, fetchOwnAsset } from '../api/assets.ts'
import { $language } from '../words/language.ts'
import { fetchContributor } from './contributor.ts'
import { $reconnectedAt, $isOnline } from '../shell/online.ts'
import { $session } from '../account/session.ts'
import { $view, openView } from '../shell/view.ts'
import type { View } from '../shell/view.ts'
import { Latest } from '../platform/latest.ts'

export type AssetState =
  | { state: 'idle' }
  | { state: 'loading'; assetId: string }
  /** `full` is false while only the list's record is shown. */
  | { state: 'ready'; asset: Asset; full: boolean }
  | { state: 'failed'; assetId: string; error: ErrorData }

export const $asset = atom<AssetState>({ state: 'idle' })

const latest = new Latest()
let fetching = Promise.resolve()

/** For the asset that is fully shown. */
let shownLanguage: Language = 'en'

/** What each view showed when it was left. */
const left = new WeakMap<View, { shown: AssetState; language: Language }>()

$language.listen(() => {
  const assetId = idOf($asset.get())
  if (assetId) void fetchShown(assetId)
})

$reconnectedAt.listen(() => {
  const shown = $asset.get()
  if (shown.state !== 'ready') return
  const isTranslated = shown.full && shownLanguage === $language.get()
  if (!isTranslated) void fetchShown(shown.asset.assetId)
})

$view.listen((view, last) => {
  const shown = $asset.get()
  if (last?.name === 'asset' && last.assetId === idOf(shown)) {
    left.set(last, { shown, language: shownLanguage })
  }
  if (view.name !== 'asset') return
  const known = left.get(view)
  if (!known) return show(view.assetId, view.known)
  if (idOf(shown) === view.assetId) return
  latest.stop()
  $asset.set(known.shown)
  shownLanguage = known.language
  const { state } = known.shown
  const isTranslated =
    isWhole(view.assetId) && known.language === $language.get()
  if (!isTranslated && state !== 'failed') void fetchShown(view.assetId)
})

/** Opens the asset's page; resolves when it is loaded or has failed. */
export async function openAsset(assetId: string): Promise<void> {
  openView({ name: 'asset', assetId })
  await fetching
}

export async function retryAsset(): Promise<void> {
  const shown = $asset.get()
  if (shown.state !== 'failed') return
  const { assetId } = shown
  $asset.set({ state: 'loading', assetId })
  await fetchShown(assetId)
}

/** Shows what is already known at once. */
function show(assetId: string, known: Asset | null | undefined): void {
  if (known) $asset.set({ state: 'ready', asset: known, full: false })
  else if (shownId() !== assetId) $asset.set({ state: 'loading', assetId })
  fetching = fetchShown(assetId)
}

function idOf(shown: AssetState): string | null {
  if (shown.state === 'idle') return null
  return shown.state === 'ready' ? shown.asset.assetId : shown.assetId
}

/** In any language; offline, the list's record is better than nothing. */
function isUsable(assetId: string): boolean {
  return isWhole(assetId) || (!$isOnline.get() && shownId() === assetId)
}

function isWhole(assetId: string): boolean {
  const shown = $asset.get()
  return (
    shown.state === 'ready' && shown.full && shown.asset.assetId === assetId
  )
}

function shownId(): string | null {
  const shown = $asset.get()
  return shown.state === 'ready' ? shown.asset.assetId : null
}

async function fetchShown(assetId: string): Promise<void> {
  const signal = latest.start()
  const language = $language.get()
  try {
    const asset = await fetchFull(assetId, signal)
    if (signal.aborted) return
    shownLanguage = language
    $asset.set({ state: 'ready', asset, full: true })
    if (asset.contributorId) void fetchContributor(asset.contributorId)
  } catch (error) {
    if (signal.aborted) return
    const data = toErrorData(error)
    if (isUsable(assetId) && data.code !== 'not-found') return
    $asset.set({ state: 'failed', assetId, error: data })
  }
}

/** Whether it may be licensed depends on the account; the rest does not. */
async function fetchFull(assetId: string, signal: AbortSignal): Promise<Asset> {
  const ref = { assetId, mediaType: 'image' } as const
  if ($session.get().state === 'out') return fetchAsset(ref, signal)
  try {
    return await fetchOwnAsset(ref, signal)
  } catch (error) {
    const isMissing =
      error instanceof ClearedError && error.code === 'not-found'
    if (isMissing || signal.aborted) throw error
    return fetchAsset(ref, signal)
  }
}
