import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { FillBar } from '../components/fill-bar.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { $arrangement, $canShuffle } from '../stores/arrangement.ts'
import {
  $filledHere,
  $filling,
  cancelFilling,
  fillArranged,
  putBack,
  shuffleFills
} from '../stores/fill.ts'
import { $picked, clearPicked } from '../stores/picked.ts'
import { placeBoard } from '../stores/place.ts'
import { $fillable, $selection } from '../stores/selection.ts'
import { FillListView } from './fill-list-view.tsx'
import { fillText } from './fill-text.ts'

/**
 * Shown while results are picked or several layers can be filled. A single
 * one has its button on each result; most often it was just placed.
 */
export function FillBarView() {
  const [isOpen, setOpen] = useState(false)
  const { layers } = useStore($selection)
  const fillable = useStore($fillable)
  const arrangement = useStore($arrangement)
  const picked = useStore($picked)
  const filled = useStore($filledHere)
  const filling = useStore($filling)
  const canShuffle = useStore($canShuffle)
  const isForLayers =
    fillable.length > 1 ||
    filled.length > 0 ||
    (fillable.length > 0 && picked.length > 0)
  if (!isForLayers && picked.length === 0) return null
  return (
    <FillBar
      text={
        isForLayers ? textFor(fillable.length, filled.length, filling) : null
      }
      isOpen={isOpen && isForLayers}
      picked={picked.length}
      onToggle={() => setOpen(!isOpen)}
      onClear={clearPicked}
      actions={
        filling ? (
          <Button onPress={cancelFilling}>Cancel filling</Button>
        ) : (
          <>
            {filled.length > 0 && (
              <IconButton
                label="Put all back"
                icon="undo"
                onPress={() => void putBack(filled)}
              />
            )}
            {isForLayers && canShuffle && (
              <IconButton
                label="Shuffle the pictures"
                icon="shuffle"
                onPress={() => void shuffleFills()}
              />
            )}
            {picked.length > 0 && (
              <Button onPress={() => void placeBoard(picked)}>
                {`Place ${picked.length}`}
              </Button>
            )}
            {isForLayers && arrangement.size > 0 && (
              <Button kind="primary" onPress={() => void fillArranged()}>
                {fillText(fillable.length)}
              </Button>
            )}
          </>
        )
      }
    >
      <FillListView layers={layers} arrangement={arrangement} />
    </FillBar>
  )
}

function textFor(
  layers: number,
  filled: number,
  filling: { done: number; total: number } | null
): string {
  if (filling) return `${filling.done} of ${filling.total} pictures`
  if (filled > 0) return `${filled} of ${layers} filled`
  return layers === 1 ? '1 layer' : `${layers} layers`
}
