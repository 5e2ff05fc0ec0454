import { useStore } from '@nanostores/preact'
import type { AssetRef } from '../../../contract/document.ts'
import { Button } from '../../kit/button.tsx'
import { followWay, isOpenWay } from '../follow-way.ts'
import type { WayOn } from '../plan/ways-on.ts'
import { wayWords } from '../plan/words.ts'

interface Props {
  ways: readonly WayOn[]
  assets: readonly AssetRef[]
  /** Plans with another subscription; missing if none has downloads left. */
  onOtherPlan?: (() => void) | undefined
  /** In a foot. */
  large?: boolean
  /** The first is the main action. */
  isMain?: boolean
}

/** Buttons that lead on after a refusal. */
export function WaysOn(props: Props) {
  const { ways, assets, onOtherPlan, large = false, isMain = false } = props
  const t = useStore(wayWords)
  const open = ways.filter(way =>
    way === 'other-plan' ? onOtherPlan : isOpenWay(way, assets)
  )
  return (
    <>
      {open.map((way, index) => (
        <Button
          key={way}
          kind={isMain && index === 0 ? 'primary' : 'secondary'}
          large={large}
          onPress={() =>
            way === 'other-plan' ? onOtherPlan?.() : followWay(way, assets)
          }
        >
          {t[way]}
        </Button>
      ))}
    </>
  )
}
