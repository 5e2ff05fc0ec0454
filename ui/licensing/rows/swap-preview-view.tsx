import { useStore } from '@nanostores/preact'
import { assetKey, isSameAsset } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { PreviewedUse } from '../../../contract/swapping.ts'
import { SwapPreview } from './swap-preview.tsx'
import type { SwapPlace } from './swap-preview.tsx'
import { $leftOut, $swapPreview, leaveOutUse } from '../swap-preview.ts'
import { swapChangeText, placesText } from '../swap/swap-texts.ts'
import { errorText } from '../../words/error-texts.ts'
import { swapFailures } from '../swap/words.ts'
import { planWords } from '../plan/words.ts'

interface Props {
  asset: AssetRef
}

/**
 * Where one asset of the plan is used; instances that follow a place are not
 * listed.
 */
export function SwapPreviewView({ asset }: Props) {
  const t = useStore(planWords)
  const preview = useStore($swapPreview)
  const leftOut = useStore($leftOut).get(assetKey(asset)) ?? []
  if (preview.state === 'loading') return <p>{t.findingLayers}</p>
  if (preview.state === 'failed') return null
  const uses = preview.uses.filter(use => isSameAsset(use, asset))
  if (uses.length === 0) return null
  const followers = new Map<string | null, number>()
  for (const { mainId } of uses) {
    followers.set(mainId, (followers.get(mainId) ?? 0) + 1)
  }
  const out = uses.filter(
    ({ id, mainId, refusal }) =>
      refusal === null && leftOut.includes(mainId ?? id)
  )
  const places = uses
    .filter(({ mainId }) => mainId === null)
    .map(use => toPlace(use, followers.get(use.id) ?? 0, leftOut))
  return <SwapPreview summary={placesText(uses, out)} places={places} />
}

function toPlace(
  use: PreviewedUse,
  followers: number,
  leftOut: readonly string[]
): SwapPlace {
  const { id, name, refusal } = use
  return {
    key: id,
    name,
    text: refusal
      ? errorText({ code: refusal, message: '' }, swapFailures)
      : swapChangeText(use, followers),
    isIncluded: !leftOut.includes(id),
    onInclude: refusal ? null : isIncluded => leaveOutUse(use, id, !isIncluded)
  }
}
