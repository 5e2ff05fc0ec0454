import { useStore } from '@nanostores/preact'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import type { PlanChoice, PlanSize } from '../plan/license-plan.ts'
import { planSizes } from '../plan/license-plan.ts'
import type { Choice } from '../planning.ts'
import { planWords } from '../plan/words.ts'
import { sizeText } from '../../library/size-texts.ts'

interface Props {
  /** What the fields are for, as part of their labels. */
  of: string
  choices: readonly PlanChoice[]
  /** Undefined if values differ. */
  size: string
  subscriptionId: string
  /** Shown if values differ. */
  none: { size: string; subscription: string }
  /** Details such as pixels, after the name of a size. */
  about?: (size: PlanSize) => string
  onChoose: (choice: Choice) => void
}

/** Fields for whatever has more than one option. */
export function ChoiceFields(props: Props) {
  const t = useStore(planWords)
  const { of, choices, size, subscriptionId, none, about, onChoose } = props
  const sizes = [...planSizes.image, ...planSizes.video].filter(one =>
    choices.some(({ size }) => size === one)
  )
  const names = new Map(
    choices.map(one => [one.subscriptionId, one.subscriptionName])
  )
  const open = (value: string, none: string) =>
    value === '' ? [{ value: '', text: none }] : []
  return (
    <>
      {sizes.length > 1 && (
        <ChoiceField
          label={t.sizeOf({ name: of })}
          value={size}
          choices={[
            ...open(size, none.size),
            ...sizes.map(one => ({
              value: one,
              text: [sizeText(one), about?.(one)].filter(Boolean).join(' · ')
            }))
          ]}
          onChoose={value => {
            const chosen = sizes.find(one => one === value)
            if (chosen) onChoose({ size: chosen })
          }}
        />
      )}
      {names.size > 1 && (
        <ChoiceField
          label={t.subscriptionFor({ name: of })}
          value={subscriptionId}
          choices={[
            ...open(subscriptionId, none.subscription),
            ...[...names].map(([value, text]) => ({ value, text }))
          ]}
          onChoose={value => value && onChoose({ subscriptionId: value })}
        />
      )}
    </>
  )
}
