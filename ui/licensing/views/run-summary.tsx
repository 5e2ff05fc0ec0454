import { useStore } from '@nanostores/preact'
import { Callout } from '../../kit/callout.tsx'
import { chargeOf, isStranded, isSwap } from '../purchase/run-item.ts'
import type { RunItem } from '../purchase/run-item.ts'
import { runWords } from '../words.ts'

interface Props {
  items: readonly RunItem[]
}

export function RunSummary({ items }: Props) {
  const t = useStore(runWords)
  const licensed = items.filter(
    ({ step }) => step === 'done' || step === 'not-placed'
  )
  const done = items.filter(({ step }) => step === 'done')
  const doubtful = items.filter(({ step }) => step === 'doubtful')
  const unknown = licensed.filter(({ charge }) => charge === null).length
  const charge = chargeOf(items)
  const stranded = items.filter(isStranded).length
  const isWhole = licensed.length === items.length && stranded === 0
  return (
    <Callout
      role="status"
      kind={isWhole ? 'good' : 'warning'}
      title={
        isSwap(items)
          ? t.swappedOf({ swapped: done.length, all: items.length })
          : t.licensedOf({ licensed: licensed.length, all: items.length })
      }
    >
      {charge > 0 && <p>{t.used(charge)}</p>}
      {charge + unknown + doubtful.length === 0 && <p>{t.noneUsed}</p>}
      {unknown > 0 && <p>{t.chargeUnknown(unknown)}</p>}
      {stranded > 0 && <p>{t.stranded(stranded)}</p>}
      {doubtful.length > 0 && <p>{t.doubtful(doubtful.length)}</p>}
    </Callout>
  )
}
