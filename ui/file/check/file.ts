import { atom } from 'nanostores'
import { toErrorData } from '../../../contract/errors.ts'
import type { LedgerEntry } from '../../../contract/document.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type {
  CheckedPage,
  FindComps,
  FoundComps,
  FoundImage,
  FoundUse
} from '../../../contract/finding.ts'
import type { Asset } from '../../api/asset.ts'
import { groupUses } from './group-uses.ts'
import type { FoundAsset, UnclearUse } from './group-uses.ts'
import { $fileChanges } from '../../licensing/purchase/licensing.ts'
import { $placing } from '../../placing/placements.ts'
import { seenHashes } from '../../placing/seen-previews.ts'
import { controller } from '../../platform/controller.ts'
import { groupBy } from '../../platform/group-by.ts'
import { platform } from '../../platform/platform.ts'
import { loadFileRecords } from '../../records/load-file-records.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { forgetMatches, showCandidates } from './candidates.ts'
import {
  detailsOf,
  fetchDetails,
  forgetDetails,
  renewDetails
} from '../../library/asset-details.ts'
import { refreshRecords } from './file-records.ts'
import { $language } from '../../words/language.ts'
import { showError } from '../../shell/notices.ts'
import { $reconnectedAt } from '../../shell/online.ts'
import { $statesInFile } from '../../library/states-in-file.ts'
import { reportWork } from '../../shell/progress.ts'
import { Latest } from '../../platform/latest.ts'

/** An asset in the file, with the library's details. */
export interface FileAsset extends FoundAsset {
  /** Null while unknown, and for removed assets. */
  asset: Asset | null
  /** The library removed it. */
  isRemoved: boolean
  /** Its entry in the file's ledger: a claim of the person who wrote it. */
  license: LedgerEntry | null
}

/** While pages are still being read. */
export interface AssetSoFar extends FoundImage {
  /** How many so far. */
  uses: number
}

export type FileState =
  | { state: 'idle' }
  | {
      state: 'checking'
      /** Pages. */
      done: number
      total: number
      /** What was found so far. */
      assets: readonly AssetSoFar[]
    }
  | {
      state: 'ready'
      assets: readonly FileAsset[]
      /**
       * Unclear uses: someone must choose what they show before the file is
       * clear.
       */
      unclear: readonly UnclearUse[]
      pages: readonly CheckedPage[]
      ledger: readonly LedgerEntry[]
      /** How many more entries are unreadable or too many. */
      unreadEntries: number
      /** Milliseconds since 1970. */
      checkedAt: number
      /** Why names and pictures are missing. */
      detailsError: ErrorData | null
    }
  | { state: 'failed'; error: ErrorData }

type Scope = NonNullable<FindComps['scope']>

export const $file = atom<FileState>({ state: 'idle' })

// Views that are loaded at the start know the file only through this store.
$file.listen(file =>
  $statesInFile.set(
    file.state === 'ready'
      ? new Map(file.assets.map(asset => [assetKey(asset), asset.state]))
      : new Map()
  )
)

$file.listen(file => {
  if (file.state !== 'checking') return reportWork($file, null)
  const { done, total } = file
  reportWork($file, { kind: 'check', done, total, cancel: cancelCheck })
})

$fileChanges.listen(() => {
  handleDocumentChange()
  if ($file.get().state === 'ready') void recheckFile()
})

/** The file changed since what is shown was read. */
export const $fileStale = atom(false)

// The controller reports a change a moment later.
$placing.listen((jobs, before) => {
  if (jobs.size < (before?.size ?? 0)) handleDocumentChange()
})

let changes = 0
const latest = new Latest()
let previous: FileState = { state: 'idle' }

/** Checks the file; reads only what is unknown, or everything again. */
export async function checkFile(scope: Scope = 'stale'): Promise<void> {
  if ($file.get().state !== 'checking') previous = $file.get()
  $file.set({ state: 'checking', done: 0, total: 0, assets: [] })
  if (scope === 'all') {
    forgetDetails()
    forgetMatches()
  } else renewDetails()
  await find(scope)
}

/**
 * Call when the tab opens: the library may have removed assets since the last
 * check. After changes in the file, the view itself checks again.
 */
export async function resumeCheck(): Promise<void> {
  renewDetails()
  const { state } = $file.get()
  if (state === 'idle') await checkFile()
  if (state === 'ready' && !$fileStale.get()) await recheckFile('stale')
}

/** Checks again; the previous result stays visible until then. */
export async function recheckFile(scope: Scope = 'changed'): Promise<void> {
  if ($file.get().state !== 'ready') return checkFile()
  await find(scope)
}

/** Keeps the result of the last check. */
export function cancelCheck(): void {
  if ($file.get().state !== 'checking') return
  latest.stop()
  $file.set(previous)
  $fileStale.set(previous.state === 'ready')
}

/** Selects and shows the layer. */
export async function jumpTo(use: FoundUse): Promise<void> {
  if (use.nodeId === null) return
  try {
    await controller.selectNodes({ nodeIds: [use.nodeId] })
  } catch (error) {
    showError(error)
  }
}

export function handleDocumentChange(): void {
  changes += 1
  if ($file.get().state !== 'idle') $fileStale.set(true)
}

/** A check reports each use once. */
export function handleCompsFound({ images }: { images: FoundImage[] }): void {
  const shown = $file.get()
  if (shown.state !== 'checking') return
  const byKey = new Map(shown.assets.map(one => [assetKey(one), one]))
  for (const { assetId, mediaType, state } of images) {
    const key = assetKey({ assetId, mediaType })
    const known = byKey.get(key)
    const isComp = known?.state === 'comp'
    byKey.set(key, {
      assetId,
      mediaType,
      state: isComp ? 'comp' : state,
      uses: (known?.uses ?? 0) + 1
    })
  }
  const assets = [...byKey.values()]
  $file.set({ ...shown, assets })
  void nameFound(assets.slice(shown.assets.length), latest.signal)
}

async function nameFound(
  added: readonly AssetSoFar[],
  signal: AbortSignal
): Promise<void> {
  await fetchDetails(added.map(assetKey), signal)
  const shown = $file.get()
  if (shown.state === 'checking') $file.set({ ...shown })
}

$language.listen(() => void reloadTexts())
$reconnectedAt.listen(() => void reloadTexts())

/** In the panel's language, if the library can be reached. */
async function reloadTexts(): Promise<void> {
  const { signal } = latest
  const listed = $file.get()
  if (listed.state !== 'ready') return
  const named = [
    ...listed.assets,
    ...listed.unclear.flatMap(one => one.candidates)
  ]
  const error = await fetchDetails(named.map(assetKey), signal)
  const shown = $file.get()
  if (error || signal.aborted || shown.state !== 'ready') return
  const assets = shown.assets.map(one => ({
    ...one,
    asset: detailsOf(assetKey(one)) ?? one.asset,
    isRemoved: isRemoved(one)
  }))
  $file.set({ ...shown, assets, detailsError: null })
}

async function find(scope: Scope): Promise<void> {
  const signal = latest.start()
  const before = changes
  try {
    const found = await controller.findComps(
      { scope, previews: seenHashes() },
      { signal, onProgress: showProgress }
    )
    await showFound(found, signal)
    if (!signal.aborted) $fileStale.set(changes !== before)
  } catch (error) {
    if (signal.aborted) return
    $file.set({ state: 'failed', error: toErrorData(error) })
  }

  function showProgress(done: number, total: number): void {
    const shown = $file.get()
    if (signal.aborted || shown.state !== 'checking') return
    $file.set({ ...shown, done, total })
  }
}

/** The result is valid even if the library cannot be reached. */
async function showFound(
  found: FoundComps,
  signal: AbortSignal
): Promise<void> {
  const { pages } = found
  const { assets, unclear, candidates, leftOut } = groupUses(found)
  const named = [...assets, ...found.candidates]
  const [entries, detailsError] = await Promise.all([
    loadFileRecords('license', signal),
    fetchDetails(named.map(assetKey), signal),
    refreshRecords()
  ])
  const isComplete = named.every(one => detailsOf(assetKey(one)) !== undefined)
  const { records: ledger, unread, beyond } = entries
  const byAsset = groupBy(ledger, assetKey)
  if (signal.aborted) return
  $file.set({
    state: 'ready',
    assets: assets.map(one => ({
      ...one,
      asset: detailsOf(assetKey(one)) ?? null,
      isRemoved: isRemoved(one),
      license: licenseOf(byAsset.get(assetKey(one)))
    })),
    unclear,
    pages,
    ledger,
    unreadEntries: unread + beyond,
    checkedAt: platform().now(),
    detailsError: isComplete ? null : detailsError
  })
  void showCandidates(candidates, leftOut, signal)
}

/** Whether the library removed the asset. */
export function isRemoved({ assetId, mediaType }: FoundImage): boolean {
  return detailsOf(assetKey({ assetId, mediaType })) === null
}

function licenseOf(own: readonly LedgerEntry[] = []): LedgerEntry | null {
  return own.find(entry => entry.licenseId !== null) ?? own[0] ?? null
}
