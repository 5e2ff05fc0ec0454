import { atom, computed } from 'nanostores'
import { assetKey } from '../../contract/asset-key.ts'
import { controller } from '../platform/controller.ts'
import { Latest } from '../platform/latest.ts'
import { showError } from '../shell/notices.ts'
import { $selection } from '../shell/selection.ts'
import { $view } from '../shell/view.ts'
import { $file } from './check/file.ts'
import { inSelection, noFilter } from './pick-assets.ts'
import type { FileFilter } from './pick-assets.ts'

/** What the list of the file's assets is narrowed to. */
export const $fileFilter = atom<FileFilter>(noFilter)

export const $isFileFiltered = computed($fileFilter, filter =>
  Object.values(filter).some(value => value.trim() !== '')
)

/** Keys of assets that selected layers show, while the list asks for them. */
export const $selectedKeys = atom<ReadonlySet<string>>(new Set())

// An asset that somebody asks to see must not be hidden.
$view.listen(view => {
  if (view.name === 'file' && view.asset) clearFileFilter()
})

$selection.listen(followSelection)
$file.listen(file => {
  if (file.state !== 'ready') return
  const { place } = $fileFilter.get()
  const isKnown = file.pages.some(({ pageId }) => pageId === place)
  if (place === inSelection) followSelection()
  else if (place && !isKnown) filterFile({ place: '' })
})

export function filterFile(part: Partial<FileFilter>): void {
  $fileFilter.set({ ...$fileFilter.get(), ...part })
  if (part.place !== undefined) followSelection()
}

export function clearFileFilter(): void {
  $fileFilter.set(noFilter)
}

const latest = new Latest()

function followSelection(): void {
  latest.stop()
  if ($fileFilter.get().place === inSelection) void findSelected()
}

async function findSelected(): Promise<void> {
  const signal = latest.start()
  try {
    const { assets } = await controller.findSelectedAssets({}, { signal })
    if (!signal.aborted) $selectedKeys.set(new Set(assets.map(assetKey)))
  } catch (error) {
    if (!signal.aborted) showError(error)
  }
}
