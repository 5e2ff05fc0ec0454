import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import type { Asset } from '../api/asset.ts'
import { Button } from '../kit/button.tsx'
import { FillBar } from './fill-bar.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { $assetActions } from '../library/asset-actions.ts'
import type { PickedAction } from '../library/asset-actions.ts'
import { $filledHere } from './fill.ts'
import { $picked, clearPicked } from '../library/picked.ts'
import { $inFront } from '../library/shown-assets.ts'
import { $fillable } from '../shell/selection.ts'
import { placingWords } from './words.ts'
import { FillActions } from './fill-actions.tsx'
import { FillListView } from './fill-list-view.tsx'
import { useKeptFocus } from '../kit/use-kept-focus.ts'

interface Props {
  /** The assets of its list; the results if left out. */
  assets?: readonly Asset[]
  /** Actions of this list only. */
  extra?: (picked: readonly Asset[]) => PickedAction
}

/**
 * Shown when results are picked or several layers can be filled. For a single
 * layer each result has a button; it was usually just placed.
 */
export function FillBarView({ assets, extra }: Props) {
  const [isOpen, setOpen] = useState(false)
  const fillable = useStore($fillable)
  const picked = useStore($picked)
  const filled = useStore($filledHere)
  const t = useStore(placingWords)
  const { forPicked } = useStore($assetActions)
  useKeptFocus()

  useEffect(() => {
    if (!assets) return undefined
    $inFront.set(assets)
    return () => $inFront.set(null)
  }, [assets])

  const isForLayers =
    fillable.length > 1 ||
    filled.length > 0 ||
    (fillable.length > 0 && picked.length > 0)
  if (!isForLayers && picked.length === 0) return null
  const actions = [...forPicked(picked), ...(extra ? [extra(picked)] : [])]
  const status =
    filled.length > 0
      ? t.ofFilled({ filled: filled.length, layers: fillable.length })
      : t.selected({ layers: fillable.length })
  return (
    <FillBar
      status={isForLayers ? status : ''}
      actions={
        <>
          {picked.length > 0 && (
            <>
              <IconButton
                label={t.pickNone(picked.length)}
                icon="close"
                onPress={clearPicked}
              />
              {actions.map(({ text, icon, run }) =>
                icon ? (
                  <IconButton
                    key={text}
                    label={text}
                    icon={icon}
                    onPress={run}
                  />
                ) : (
                  <Button key={text} onPress={run}>
                    {text}
                  </Button>
                )
              )}
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
