import { mediaTypes } from '../../../contract/api/media-type.ts'
import type { NamedAsset } from '../../../contract/asset-in-words.ts'
import { assetKey, isSameAsset } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import { platform } from '../../platform/platform.ts'
import { cleanWords } from '../../api/clean-words.ts'
import { placeInWords } from './place-in-words.ts'
import { $asset, openAsset } from '../../asset/asset.ts'
import { $filterCount } from './filters.ts'
import { $medium } from './medium.ts'
import { $pickedKeys } from '../../library/picked.ts'
import { $placing } from '../../placing/placements.ts'
import {
  $query,
  noteUse,
  cancelOutdated,
  search,
  setQuery,
  showStart
} from './search.ts'
import { $view, goBack, openView } from '../../shell/view.ts'
import { Latest } from '../../platform/latest.ts'

/** Milliseconds after the last key. */
const debounceTime = 200

/** Scripts in which one character can be a word. */
const wordCharacters = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hangul}]/u

const debounce = new Latest()

$view.listen(view => {
  if (view.name === 'asset') noteUse(new Set([assetKey(view)]))
})
$placing.listen(keys => noteUse(keys))
$pickedKeys.listen(keys => noteUse(keys))

/** Searches automatically after a pause in typing. */
export async function type(text: string): Promise<void> {
  const signal = updateQuery(text)
  try {
    await platform().wait(debounceTime, signal)
  } catch (error) {
    if (signal.aborted) return
    throw error
  }
  if ($query.get() !== text) return
  if (isSearchable(text)) await search(text, { isTyped: true })
  else showStart()
}

/** Does not search while an input method is composing. */
export function compose(text: string): void {
  updateQuery(text)
}

/** Opens the asset or collection that the text names, or searches at once. */
export async function submit(text: string): Promise<void> {
  debounce.stop()
  const place = placeInWords(cleanWords(text))
  if (place?.name === 'shared') return openView(place)
  const isOpen = place !== null && (await openNamed(place))
  if (!isOpen) await search(text)
}

/** Tries all media, which may have the number, unless the words name one. */
async function openNamed({ assetId, mediaType }: NamedAsset): Promise<boolean> {
  const chosen = $medium.get()
  const media = new Set(mediaType ? [mediaType] : [chosen, ...mediaTypes])
  for (const mediaType of media) {
    if (await openIfFound({ assetId, mediaType })) return true
  }
  return false
}

/** Returns from an asset that the library does not have. */
async function openIfFound(ref: AssetRef): Promise<boolean> {
  await openAsset(ref)
  const shown = $asset.get()
  const view = $view.get()
  const isMissing =
    shown.state === 'failed' &&
    isSameAsset(shown.ref, ref) &&
    shown.error.code === 'not-found'
  if (!isMissing || view.name !== 'asset' || !isSameAsset(view, ref))
    return true
  goBack()
  return false
}

function updateQuery(text: string): AbortSignal {
  const signal = debounce.start()
  setQuery(text)
  cancelOutdated(text)
  return signal
}

/** Filters alone browse. Views are only opened by Enter. */
function isSearchable(text: string): boolean {
  const words = cleanWords(text)
  if (placeInWords(words) !== null) return false
  if (words === '') return $filterCount.get() > 0
  return words.length > 1 || wordCharacters.test(words)
}
