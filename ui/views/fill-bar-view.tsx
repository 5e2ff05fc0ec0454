import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { FillBar } from '../components/fill-bar.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { $arrangement, $canShuffle } from '../stores/arrangement.ts'
import {
  $filled,
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

/** Shown while layers can be filled or results are picked. */
export function FillBarView() {
  const [isOpen, setOpen] = useState(false)
  const { layers } = useStore($selection)
  const fillable = useStore($fillable)
  const arrangement = useStore($arrangement)
  const picked = useStore($picked)
  const all = useStore($filled)
  const filling = useStore($filling)
  const canShuffle = useStore($canShuffle)
  const filled = fillable.filter(({ nodeId }) => all.has(nodeId))
  const hasFills = filled.length + arrangement.size > 0
  if (!hasFills && picked.length === 0) return null
  return (
    <FillBar
      text={hasFills ? textFor(fillable.length, filled.length, filling) : null}
      isOpen={isOpen && hasFills}
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
                onPress={() => void putBack(filled.map(one => one.nodeId))}
              />
            )}
            {canShuffle && (
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
            {arrangement.size > 0 && (
              <Button kind="primary" onPress={() => void fillArranged()}>
                {fillText(fillable.length)}
              </Button>
            )}
          </>
        )
      }
    >
      <FillListView layers={layers} arrangement={arrangement} filled={all} />
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
