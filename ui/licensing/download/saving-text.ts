import type { LicensedFile } from '../purchase/licensed-file.ts'
import { kindOfFile } from './saved-name.ts'
import { savingFileWords } from './words.ts'

/** How much has arrived; a small file arrives too fast for that. */
export function savingText(
  file: LicensedFile,
  progress: { done: number; total: number }
): string {
  const t = savingFileWords.get()
  const [done, total] = [megabytes(progress.done), megabytes(progress.total)]
  return total > 1
    ? t.downloadingOf({ done, total })
    : t.downloading({ kind: kindOfFile(file) })
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000)
}
