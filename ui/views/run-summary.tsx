import { Callout } from '../components/callout.tsx'
import { countOf } from '../count-of.ts'
import { isStranded } from '../licensing/run-item.ts'
import type { RunItem } from '../licensing/run-item.ts'

interface Props {
  items: readonly RunItem[]
}

export function RunSummary({ items }: Props) {
  const licensed = items.filter(
    ({ step }) => step === 'done' || step === 'not-placed'
  )
  const doubtful = items.filter(({ step }) => step === 'doubtful')
  const charge = items.reduce((sum, item) => sum + (item.charge ?? 0), 0)
  const stranded = items.filter(isStranded).length
  const isWhole = licensed.length === items.length && stranded === 0
  return (
    <Callout
      role="status"
      kind={isWhole ? 'good' : 'warning'}
      title={`${licensed.length} of ${items.length} licensed`}
    >
      {charge > 0 && <p>{countOf(charge, 'download')} used.</p>}
      {charge === 0 && doubtful.length === 0 && <p>No downloads were used.</p>}
      {stranded > 0 && (
        <p>
          {stranded === 1 ? 'One is' : `${stranded} are`} not on the canvas yet.
        </p>
      )}
      {doubtful.length > 0 && (
        <p>
          {doubtful.length === 1 ? 'One is' : `${doubtful.length} are`} not
          certain yet and may have used downloads: check before you license
          again.
        </p>
      )}
    </Callout>
  )
}
