import { atom } from 'nanostores'
import type { LedgerEntry } from '../../contract/document.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type {
  CheckedPage,
  FoundAsset,
  FoundUse
} from '../../contract/protocol.ts'
import type { Asset } from '../api/asset.ts'

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

/** Something changed since the last check. */
export const $fileStale = atom(false)

export async function checkFile(): Promise<void> {}

/** Keeps what the last check found. */
export function cancelCheck(): void {}

/** Selects the layer and shows it. */
export async function jumpTo(use: FoundUse): Promise<void> {}
