import { useStore } from '@nanostores/preact'
import type { PreviewedUse } from '../../contract/swapping.ts'
import { SwapLook } from '../components/swap-look.tsx'
import type { SwapPlace } from '../components/swap-look.tsx'
import { $leftOut, $look, leaveOutUse, useKey } from '../stores/look.ts'
import { wordsForChange, wordsForPlaces } from '../words-for-swaps.ts'
import { wordsFor } from '../words.ts'

interface Props {
  assetId: string
}

export function SwapLookView({ assetId }: Props) {
  const look = useStore($look)
  const leftOut = useStore($leftOut)
  if (look.state !== 'ready') return null
  const uses = look.uses.filter(use => use.assetId === assetId)
  if (uses.length === 0) return null
  const places = uses.map(use => toPlace(use, leftOut))
  const isOut = ({ isIncluded, onInclude }: SwapPlace) =>
    onInclude !== null && !isIncluded
  return (
    <SwapLook
      summary={wordsForPlaces(uses, places.filter(isOut).length)}
      places={places}
    />
  )
}

function toPlace(use: PreviewedUse, leftOut: ReadonlySet<string>): SwapPlace {
  const { assetId, id, name, refusal } = use
  const key = useKey(assetId, id)
  return {
    key,
    name,
    text: refusal
      ? wordsFor({ code: refusal, message: '' })
      : wordsForChange(use),
    isIncluded: !leftOut.has(key),
    onInclude: refusal
      ? null
      : isIncluded => leaveOutUse(assetId, id, !isIncluded)
  }
}
