import { useStore } from '@nanostores/preact'
import { isSameAsset } from '../../contract/asset-key.ts'
import type { SelectedLayer } from '../../contract/selection.ts'
import { FillList } from './fill-list.tsx'
import type { FillRow } from './fill-list.tsx'
import type { Arrangement } from './arrange.ts'
import { $arrangement, $pinned } from './arrangement.ts'
import { $filled, $filledHere, restoreFills, togglePin } from './fill.ts'
import { $selection } from '../shell/selection.ts'
import { errorText } from '../words/error-texts.ts'
import { placeFailures } from './words.ts'
import { choosePicture } from '../library/choose-picture.ts'
import { useKeptFocus } from '../kit/use-kept-focus.ts'

const maxRows = 60

export function FillListView() {
  useKeptFocus()
  const { layers } = useStore($selection)
  const arrangement = useStore($arrangement)
  const filled = useStore($filled)
  const filledHere = useStore($filledHere)
  const pinned = useStore($pinned)
  const shown = layers.slice(0, maxRows)
  return (
    <FillList
      rows={shown.map(layer =>
        toRow(layer, { arrangement, filled, filledHere, pinned })
      )}
      more={layers.length - shown.length}
      onPin={togglePin}
      onRestore={nodeId => void restoreFills([nodeId])}
    />
  )
}

interface FillState {
  arrangement: Arrangement
  filled: Arrangement
  filledHere: readonly string[]
  pinned: ReadonlySet<string>
}

function toRow(
  { nodeId, name, refusal }: SelectedLayer,
  { arrangement, filled, filledHere, pinned }: FillState
): FillRow {
  const shown = filled.get(nodeId)
  const asset = arrangement.get(nodeId) ?? shown
  const isDone = !!shown && !!asset && isSameAsset(shown, asset)
  const canRestore = filledHere.includes(nodeId)
  const row = { key: nodeId, name, isDone, canRestore }
  if (refusal) {
    const detail = errorText({ code: refusal, message: '' }, placeFailures)
    return { ...row, detail, picture: null }
  }
  const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
  return {
    ...row,
    detail: asset?.description ?? '',
    picture: { url: picture?.url ?? null, isPinned: pinned.has(nodeId) }
  }
}
