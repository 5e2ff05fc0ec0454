import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { FillBar } from '../components/fill-bar.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { $filledHere } from '../stores/fill.ts'
import { $picked, clearPicked } from '../stores/picked.ts'
import { placeBoard } from '../stores/place.ts'
import { askWhereToSave } from '../stores/saving.ts'
import { $fillable } from '../stores/selection.ts'
import { placingWords } from '../words/placing.ts'
import { savingWords } from '../words/saving.ts'
import { FillActions } from './fill-actions.tsx'
import { FillListView } from './fill-list-view.tsx'

/**
 * Shown while results are picked or several layers can be filled. A single
 * one has its button on each result; most often it was just placed.
 */
export function FillBarView() {
  const t = useStore(placingWords)
  const [isOpen, setOpen] = useState(false)
  const fillable = useStore($fillable)
  const picked = useStore($picked)
  const filled = useStore($filledHere)
  const { savePicked } = useStore(savingWords)
  const isForLayers =
    fillable.length > 1 ||
    filled.length > 0 ||
    (fillable.length > 0 && picked.length > 0)
  if (!isForLayers && picked.length === 0) return null
  return (
    <FillBar
      status={isForLayers ? statusText(fillable.length, filled.length) : ''}
      actions={
        <>
          {picked.length > 0 && (
            <>
              <IconButton
                label={t.pickNone(picked.length)}
                icon="close"
                onPress={clearPicked}
              />
              <IconButton
                label={savePicked(picked.length)}
                icon="save"
                onPress={() => askWhereToSave(picked)}
              />
              <Button onPress={() => void placeBoard(picked)}>
                {t.placeSome({ count: picked.length })}
              </Button>
            </>
          )}
          {isForLayers && (
            <FillActions isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          )}
        </>
      }
    >
      {isOpen && isForLayers && <FillListView />}
    </FillBar>
  )
}

function statusText(layers: number, filled: number): string {
  const t = placingWords.get()
  return filled > 0 ? t.ofFilled({ filled, layers }) : t.selected({ layers })
}
