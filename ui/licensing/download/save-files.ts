import { atom, computed } from 'nanostores'
import { assetKey } from '../../../contract/asset-key.ts'
import { toErrorData } from '../../../contract/errors.ts'
import { FileBlob } from '../../api/file-blob.ts'
import { fetchDetails } from '../../library/asset-details.ts'
import { enqueue } from '../../platform/queue.ts'
import type { Save } from '../../platform/save-file.ts'
import { showError } from '../../shell/notices.ts'
import { reportWork } from '../../shell/progress.ts'
import { buttonWords } from '../../words/buttons.ts'
import { openFullFile, streamFile } from '../purchase/licensed-file.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'
import { swapFailures } from '../swap/words.ts'
import { checkFile } from './check-file.ts'
import { savedName } from './saved-name.ts'
import { savingFileFailures } from './words.ts'

/** A file that is being saved, or waits for others. */
export interface Saving {
  /** Bytes so far and in total; 0 before it begins. */
  done: number
  total: number
  stop: () => void
}

/** By `savingKey`, in order. */
export const $saving = atom<ReadonlyMap<string, Saving>>(new Map())

/** Files of this series that were saved, failed or stopped. */
let over = 0

$saving.listen(saving => {
  if (saving.size === 0) over = 0
  const parts = [...saving.values()].map(({ done, total }) =>
    total > 0 ? done / total : 0
  )
  const done = over + Math.floor(10 * parts.reduce((a, b) => a + b, 0)) / 10
  const total = over + saving.size
  const work = { kind: 'files', done, total, cancel: stopSaving } as const
  reportWork($saving, saving.size > 0 ? work : null)
})

/** For a file of an unknown type the gateway says `image-unreadable`. */
const failures = computed(
  [swapFailures, savingFileFailures],
  (general, own) => ({
    ...general,
    'image-unreadable': general['download-replaced'],
    ...own
  })
)

/** A license may give two files of one asset. */
export function savingKey(file: LicensedFile): string {
  return `${assetKey(file)} ${file.size}`
}

/**
 * Saves licensed files under their own names, one after another, at no charge.
 * A file that is being saved already is not saved twice.
 */
export async function saveFiles(
  files: readonly LicensedFile[],
  save: Save
): Promise<void> {
  await Promise.all(files.map(file => saveInTurn(file, save)))
}

/** Stops all files that are not saved yet. */
export function stopSaving(): void {
  $saving.get().forEach(({ stop }) => stop())
}

async function saveInTurn(file: LicensedFile, save: Save): Promise<void> {
  const key = savingKey(file)
  if ($saving.get().has(key)) return
  const control = new AbortController()
  const { signal } = control
  const show = (done: number, total: number) => {
    if (!signal.aborted) {
      $saving.set(new Map($saving.get()).set(key, { done, total, stop }))
    }
  }
  const remove = () => {
    if ($saving.get().get(key)?.stop !== stop) return
    over += 1
    const left = new Map($saving.get())
    left.delete(key)
    $saving.set(left)
  }
  // Removed at once, so that the next press can save it again.
  const stop = () => {
    control.abort()
    remove()
  }
  show(0, 0)
  try {
    await enqueue('save-files', () => saveOne(file, save, show, signal))
  } catch (error) {
    showError(error, failures, {
      text: buttonWords.get().tryAgain,
      run: () => void saveFiles([file], save)
    })
  } finally {
    remove()
  }
}

async function saveOne(
  file: LicensedFile,
  save: Save,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal
): Promise<void> {
  const sink = new FileBlob()
  try {
    await Promise.all([
      streamFile(file, sink, { onProgress, signal }),
      fetchDetails([assetKey(file)], signal) // without names, numbers do
    ])
  } catch (error) {
    // The gateway passes on no file of this size, but a browser needs none.
    if (toErrorData(error).code === 'image-too-large') return openFullFile(file)
    throw error
  }
  const { content, head } = sink
  const { type, end } = checkFile(file, head, content.size)
  save(savedName(file, end), new Blob([content], { type }))
}
