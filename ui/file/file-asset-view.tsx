import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import { assetName } from '../library/asset-name.ts'
import { AssetRow } from '../library/asset-row.tsx'
import type { RowAction } from '../library/asset-row.tsx'
import { ReasonForm } from '../kit/fields/reason-form.tsx'
import { UseList } from './use-list.tsx'
import { isHeld, showsComp } from './rights/asset-rights.ts'
import { putAside, takeBack } from './rights/dismissals.ts'
import { planLicenses } from '../licensing/planning.ts'
import { $refusals } from '../licensing/refusals.ts'
import { putCompsBack } from '../licensing/put-comps-back.ts'
import { openRequestDialog } from '../licensing/request-dialog.ts'
import type { CheckedAsset } from './rights/rights.ts'
import { askWhereToSave } from '../library/save-request.ts'
import { holdingText, removalText } from './rights/rights-texts.ts'
import { buttonWords } from '../words/buttons.ts'
import { fileWords, fileSavingWords } from './words.ts'
import { savingWords } from '../library/words.ts'
import { choosePicture } from '../library/choose-picture.ts'
import { openView } from '../shell/view.ts'
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
  const mayLicense = useStore($refusals).of(asset) === null
  const name = assetName(asset, found)
  const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
  const removal = removalText(rights)
  return (
    <AssetRow
      name={name}
      url={picture?.url ?? null}
      badges={rightsBadges(checked)}
      detail={[holdingText(rights), requested].filter(Boolean).join(' · ')}
      isTarget={props.isTarget}
      position={props.position}
      count={props.count}
      actions={actionsOf(checked, name, mayLicense, requested !== '')}
      quiet={[
        ...saveActions(asset, name),
        ...secondaryActions(checked, name, () => setAsking(true))
      ]}
      onOpen={() =>
        openView({ name: 'asset', ...toAssetRef(found), known: asset })
      }
      uses={<UseList summary={usesText(found)} uses={() => uses.map(toUse)} />}
    >
      {removal && <p>{removal}</p>}
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
      {frames.length > 0 && (
        <EditorialView asset={found} name={name} frames={frames} />
      )}
    </AssetRow>
  )
}

function actionsOf(
  { found, rights }: CheckedAsset,
  name: string,
  mayLicense: boolean,
  isRequested: boolean
): RowAction[] {
  const t = fileWords.get()
  const buttons = buttonWords.get()
  const { isRemoved, state, swapped } = found
  const actions: RowAction[] = []
  const plan = () => void planLicenses([found])
  const isOffered = !isRemoved || isHeld(rights)
  if (state === 'comp' && isOffered) {
    if (isHeld(rights)) {
      actions.push({ text: buttons.swap, label: t.swap({ name }), run: plan })
    } else if (mayLicense) {
      actions.push({
        text: buttons.license,
        label: t.license({ name }),
        run: plan
      })
    } else if (!isRequested) {
      const run = () => openRequestDialog([assetKey(found)])
      actions.push({ text: t.request, label: t.requestOf({ name }), run })
    }
  }
  // The library might not offer the licensed file again.
  if (swapped > 0 && !isRemoved) {
    actions.push({
      text: buttons.putBack,
      label: t.putBackCompOf({ name }),
      run: () => void putCompsBack([found])
    })
  }
  return actions
}

/** Only assets that the library knows can be in a collection. */
function saveActions(asset: Asset | null, name: string): RowAction[] {
  if (!asset) return []
  const text = savingWords.get().save
  const label = fileSavingWords.get().saveOf({ name })
  return [{ text, label, run: () => askWhereToSave([asset]) }]
}

function secondaryActions(
  { found, rights }: CheckedAsset,
  name: string,
  ask: () => void
): RowAction[] {
  const t = fileWords.get()
  const buttons = buttonWords.get()
  const isOpen =
    showsComp(rights) ||
    rights.state === 'claimed' ||
    rights.state === 'unknown'
  if (isOpen) {
    return [{ text: buttons.putAside, label: t.putAside({ name }), run: ask }]
  }
  if (rights.state !== 'aside') return []
  const run = () => void takeBack(found)
  return [{ text: buttons.takeBack, label: t.takeBack({ name }), run }]
}
