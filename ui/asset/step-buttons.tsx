import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { isSameAsset } from '../../contract/asset-key.ts'
import { IconButton } from '../kit/icon-button.tsx'
import { $isReturn, $view, replaceView } from '../shell/view.ts'
import type { Series, View } from '../shell/view.ts'
import styles from './asset-view.module.css'
import { useStepKeys } from './use-step-keys.ts'
import { assetWords } from './words.ts'

/** This many assets before the end, more are loaded. */
const reserve = 2

type AssetPlace = Extract<View, { name: 'asset' }>

/** To the assets beside this one in the list it was opened from. */
export function StepButtons() {
  const view = useStore($view)
  if (view.name !== 'asset' || !view.from) return null
  return <Steps view={view} from={view.from} />
}

function Steps({ view, from }: { view: AssetPlace; from: Series }) {
  const t = useStore(assetWords)
  const items = useStore(from.$items)
  const buttons = useRef<HTMLDivElement>(null)
  const at = items.findIndex(one => isSameAsset(one, view))
  const previous = items[at - 1]
  const next = at < 0 ? undefined : items[at + 1]

  useEffect(() => {
    if (at >= 0 && items.length - at <= reserve + 1) void from.loadMore?.()
  }, [at, items.length])

  // What had the focus was on the page of the other asset.
  useEffect(() => {
    if (document.activeElement !== document.body || $isReturn.get()) return
    buttons.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [view])

  useStepKeys(step)
  if (at < 0 || items.length < 2) return null
  return (
    <div ref={buttons} class={styles.steps}>
      <IconButton
        label={t.previous}
        keys="←"
        icon="back"
        isOff={!previous}
        onPress={() => step(-1)}
      />
      <IconButton
        label={t.next}
        keys="→"
        icon="forward"
        isOff={!next}
        onPress={() => step(1)}
      />
    </div>
  )
}

/** From the asset that is open now, which a fast key may not have drawn yet. */
function step(by: -1 | 1): void {
  const view = $view.get()
  if (view.name !== 'asset' || !view.from) return
  const { from } = view
  const items = from.$items.get()
  const to = items.findIndex(one => isSameAsset(one, view)) + by
  const item = items[to]
  if (!item || to - by < 0) return
  if (from.place) Object.assign(from.place, { cell: to, isMoved: true })
  replaceView({ name: 'asset', ...item, from })
}
