import { atom } from 'nanostores'
import { isSameAsset, toAssetRef } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { Language } from '../../contract/settings.ts'
import type { Asset } from '../api/asset.ts'
import { fetchAsset, fetchOwnAsset } from '../api/assets.ts'
import { $language } from '../words/language.ts'
import { fetchContributor } from './contributor/contributor.ts'
import { $reconnectedAt, $isOnline } from '../shell/online.ts'
import { $session } from '../account/session.ts'
import { $view, openView } from '../shell/view.ts'
import type { View } from '../shell/view.ts'
import { Latest } from '../platform/latest.ts'

export type AssetState =
  | { state: 'idle' }
  | { state: 'loading'; ref: AssetRef }
  /** `full` is false while only the list's record is shown. */
  | { state: 'ready'; asset: Asset; full: boolean }
  | { state: 'failed'; ref: AssetRef; error: ErrorData }

export const $asset = atom<AssetState>({ state: 'idle' })

const latest = new Latest()
let fetching = Promise.resolve()

/** For the asset that is fully shown. */
let shownLanguage: Language = 'en'

/** What each view showed when it was left. */
const left = new WeakMap<View, { shown: AssetState; language: Language }>()

$language.listen(() => {
  const ref = refOf($asset.get())
  if (ref) void fetchShown(ref)
})

$reconnectedAt.listen(() => {
  const shown = $asset.get()
  if (shown.state !== 'ready') return
  const isTranslated = shown.full && shownLanguage === $language.get()
  if (!isTranslated) void fetchShown(shown.asset)
})

$view.listen((view, last) => {
  const shown = $asset.get()
  if (last?.name === 'asset' && isOf(shown, last)) {
    left.set(last, { shown, language: shownLanguage })
  }
  if (view.name !== 'asset') return
  const known = left.get(view)
  if (!known) return show(toAssetRef(view), view.known)
  if (isOf(shown, view)) return
  latest.stop()
  $asset.set(known.shown)
  shownLanguage = known.language
  const { state } = known.shown
  const isTranslated = isWhole(view) && known.language === $language.get()
  if (!isTranslated && state !== 'failed') void fetchShown(view)
})

/** Opens the asset's page; resolves when it is loaded or has failed. */
export async function openAsset(ref: AssetRef): Promise<void> {
  openView({ name: 'asset', ...toAssetRef(ref) })
  await fetching
}

export async function retryAsset(): Promise<void> {
  const shown = $asset.get()
  if (shown.state !== 'failed') return
  const { ref } = shown
  $asset.set({ state: 'loading', ref })
  await fetchShown(ref)
}

/** Fetches the shown asset again; it stays visible. */
export async function reloadAsset(): Promise<void> {
  const ref = refOf($asset.get())
  if (ref) await fetchShown(ref)
}

/** Shows what is already known at once. */
function show(ref: AssetRef, known: Asset | null | undefined): void {
  if (known) $asset.set({ state: 'ready', asset: known, full: false })
  else if (!isReady(ref)) $asset.set({ state: 'loading', ref })
  fetching = fetchShown(ref)
}

function refOf(shown: AssetState): AssetRef | null {
  if (shown.state === 'idle') return null
  return shown.state === 'ready' ? toAssetRef(shown.asset) : shown.ref
}

function isOf(shown: AssetState, ref: AssetRef): boolean {
  const own = refOf(shown)
  return own !== null && isSameAsset(own, ref)
}

/** In any language; offline, the list's record is better than nothing. */
function isUsable(ref: AssetRef): boolean {
  return isWhole(ref) || (!$isOnline.get() && isReady(ref))
}

function isWhole(ref: AssetRef): boolean {
  const shown = $asset.get()
  return isReady(ref) && shown.state === 'ready' && shown.full
}

function isReady(ref: AssetRef): boolean {
  const shown = $asset.get()
  return shown.state === 'ready' && isOf(shown, ref)
}

async function fetchShown(ref: AssetRef): Promise<void> {
  const signal = latest.start()
  const language = $language.get()
  try {
    const asset = await fetchFull(ref, signal)
    if (signal.aborted) return
    shownLanguage = language
    $asset.set({ state: 'ready', asset, full: true })
    if (asset.contributorId) void fetchContributor(asset.contributorId)
  } catch (error) {
    if (signal.aborted) return
    const data = toErrorData(error)
    if (isUsable(ref) && data.code !== 'not-found') return
    $asset.set({ state: 'failed', ref: toAssetRef(ref), error: data })
  }
}

/** Whether it may be licensed depends on the account; the rest does not. */
async function fetchFull(ref: AssetRef, signal: AbortSignal): Promise<Asset> {
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
