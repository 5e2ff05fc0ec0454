import { atom } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { LedgerEntry } from '../../contract/document.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type {
  CheckedPage,
  FoundAsset,
  FoundComps,
  FoundUse
} from '../../contract/finding.ts'
import type { Asset } from '../api/asset.ts'
import { fetchImages } from '../api/images.ts'
import { controller } from '../controller.ts'
import { platform } from '../platform.ts'
import { showError } from './notices.ts'

/** An asset in the file, and what the library says of it. */
export interface FileAsset extends FoundAsset {
  /** Null while unknown and for assets that vanished. */
  asset: Asset | null
  /** The library has it no longer. */
  isGone: boolean
  /** The entry of the file's ledger; a claim of whoever wrote it. */
  license: LedgerEntry | null
}

export type FileState =
  | { state: 'idle' }
  /** Pages. */
  | { state: 'checking'; done: number; total: number }
  | {
      state: 'ready'
      assets: readonly FileAsset[]
      pages: readonly CheckedPage[]
      ledger: readonly LedgerEntry[]
      /** Milliseconds since 1970. */
      checkedAt: number
      /** Why names and pictures are missing. */
      detailsError: ErrorData | null
    }
  | { state: 'failed'; error: ErrorData }

export const $file = atom<FileState>({ state: 'idle' })

/** As the file shows it. */
export const $fileName = atom('')

/** It shows colors that sRGB has not. */
export const $isDisplayP3 = atom(false)

/** Ours; tells files apart. */
export const $fileId = atom('')

/** Something changed since the last check. */
export const $fileStale = atom(false)

let current = new AbortController()
let previous: FileState = { state: 'idle' }

export async function checkFile(): Promise<void> {
  current.abort()
  current = new AbortController()
  const { signal } = current
  if ($file.get().state !== 'checking') previous = $file.get()
  $file.set({ state: 'checking', done: 0, total: 0 })
  $fileStale.set(false)
  try {
    const found = await controller.call(
      'findComps',
      {},
      {
        signal,
        onProgress: (done, total) => {
          if (!signal.aborted) $file.set({ state: 'checking', done, total })
        }
      }
    )
    await showFound(found, signal)
  } catch (error) {
    if (signal.aborted) return
    $file.set({ state: 'failed', error: toErrorData(error) })
  }
}

/** Looks again; what was found before stays on view until it is over. */
export async function recheckFile(): Promise<void> {
  if ($file.get().state !== 'ready') return checkFile()
  current.abort()
  current = new AbortController()
  const { signal } = current
  $fileStale.set(false)
  try {
    await showFound(await controller.call('findComps', {}, { signal }), signal)
  } catch (error) {
    if (signal.aborted) return
    $file.set({ state: 'failed', error: toErrorData(error) })
  }
}

/** Keeps what the last check found. */
export function cancelCheck(): void {
  if ($file.get().state !== 'checking') return
  current.abort()
  $file.set(previous)
  $fileStale.set(previous.state === 'ready')
}

/** Selects the layer and shows it. */
export async function jumpTo(use: FoundUse): Promise<void> {
  if (use.nodeId === null) return
  try {
    await controller.call('selectNodes', { nodeIds: [use.nodeId] })
  } catch (error) {
    showError(error, 'file')
  }
}

export function hearDocumentChange(): void {
  if ($file.get().state !== 'idle') $fileStale.set(true)
}

/** What was found stands even when the library cannot be asked. */
async function showFound(
  found: FoundComps,
  signal: AbortSignal
): Promise<void> {
  const ids = found.assets
    .filter(({ mediaType }) => mediaType === 'image')
    .map(({ assetId }) => assetId)
  let details = new Map<string, Asset>()
  let detailsError: ErrorData | null = null
  try {
    const assets = await fetchImages(ids, signal)
    details = new Map(assets.map(asset => [asset.id, asset]))
  } catch (error) {
    detailsError = toErrorData(error)
  }
  if (signal.aborted) return
  $file.set({
    state: 'ready',
    assets: found.assets.map(one => {
      const asset = details.get(one.assetId) ?? null
      const isGone = !asset && !detailsError && one.mediaType === 'image'
      return { ...one, asset, isGone, license: licenseOf(one, found.ledger) }
    }),
    pages: found.pages,
    ledger: found.ledger,
    checkedAt: platform().now(),
    detailsError
  })
}

function licenseOf(
  { assetId, mediaType }: FoundAsset,
  ledger: readonly LedgerEntry[]
): LedgerEntry | null {
  const own = ledger.filter(
    entry => entry.assetId === assetId && entry.mediaType === mediaType
  )
  return own.find(entry => entry.licenseId !== null) ?? own[0] ?? null
}
