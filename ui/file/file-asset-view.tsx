import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { assetName } from '../library/asset-name.ts'
import { AssetRow } from '../library/asset-row.tsx'
import { ReasonForm } from '../kit/fields/reason-form.tsx'
import { UseList } from './use-list.tsx'
import { jumpTo } from './check/file.ts'
import { putAside } from './rights/dismissals.ts'
import { $refusals } from '../licensing/refusals.ts'
import type { CheckedAsset } from './rights/rights.ts'
import { mainAction, otherActions } from './row-actions.ts'
import { holdingText, removalText } from './rights/rights-texts.ts'
import { buttonWords } from '../words/buttons.ts'
import { fileWords } from './words.ts'
import { choosePicture } from '../library/choose-picture.ts'
import type { Series } from '../shell/view.ts'
import { EditorialView } from './rights/editorial-view.tsx'
import { rightsBadges } from './rights/rights-badges.ts'
import { toUse, usesText } from './uses-texts.ts'

interface Props {
  checked: CheckedAsset
  /** The asset that the person asked to see. */
  isTarget: boolean
  /** Starts at 1. */
  position: number
  count: number
  /** Its list, for the page of the asset. */
  openSeries: () => Series
  /** Who requested a license for it, and when; empty if nobody did. */
  requested: string
}

export function FileAssetView(props: Props) {
  const t = useStore(fileWords)
  const buttons = useStore(buttonWords)
  const { checked, requested } = props
  const { found, rights, frames } = checked
  const { asset, uses } = found
  const [isAsking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState(-1)
  const mayLicense = useStore($refusals).of(asset) === null
  const name = assetName(asset, found)
  const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
  const removal = removalText(rights)
  const layers = uses.filter(({ nodeId }) => nodeId !== null)
  const unfold = () => setOpen(true)

  const facts = {
    name,
    mayLicense,
    isRequested: requested !== '',
    openSeries: props.openSeries,
    unfold,
    ask: () => setAsking(true)
  }

  /** One press, one layer; styles are on no canvas. */
  function showNext(): void {
    const next = (shown + 1) % layers.length
    const layer = layers[next]
    if (!layer) return unfold()
    setShown(next)
    void jumpTo(layer)
  }

  return (
    <AssetRow
      name={name}
      url={picture?.url ?? null}
      badges={rightsBadges(checked)}
      detail={[holdingText(rights), requested].filter(Boolean).join(' · ')}
      isTarget={props.isTarget}
      position={props.position}
      count={props.count}
      main={mainAction(checked, facts)}
      others={otherActions(checked, facts)}
      press={{ label: t.showLayers({ name }), run: showNext }}
      unfolding={{
        text: usesText(found, shown < layers.length ? shown : -1),
        isOpen,
        toggle: () => setOpen(!isOpen)
      }}
    >
      {isAsking && (
        <ReasonForm
          label={t.dismissReason}
          action={buttons.putAside}
          onCancel={() => setAsking(false)}
          onSubmit={reason => {
            setAsking(false)
            void putAside(found, reason)
          }}
        />
      )}
      {isOpen && (
        <>
          {removal && <p>{removal}</p>}
          <EditorialView asset={found} name={name} frames={frames} />
          <UseList uses={uses.map(toUse)} />
        </>
      )}
    </AssetRow>
  )
}
