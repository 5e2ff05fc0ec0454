import { useStore } from '@nanostores/preact'
import type { Asset } from '../../api/asset.ts'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import { planSizes } from '../plan/license-plan.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import { chooseSize, chooseSubscription } from '../planning.ts'
import { planWords } from '../plan/words.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { sizeText } from '../../library/size-texts.ts'

interface Props {
  item: PlanItem
  name: string
}

/** Size and subscription of one asset, if there is a choice. */
export function PlanItemFields({ item, name }: Props) {
  const t = useStore(planWords)
  const { asset, choices, decision } = item
  const about = (size: string) => pixelsOf(asset, size)
  if (decision.kind === 'owned') {
    return (
      <ChoiceField
        label={t.sizeOf({ name })}
        value={decision.size}
        choices={decision.sizes.map(size => ({
          value: size,
          text: [sizeText(size), about(size)].filter(Boolean).join(' · ')
        }))}
        onChoose={value => {
          const size = planSizes.find(one => one === value)
          if (size) chooseSize(item, size)
        }}
      />
    )
  }
  const { size = '', subscriptionId = '' } =
    decision.kind === 'license' ? decision.choice : {}
  return (
    <ChoiceFields
      of={name}
      none={{ size: t.chooseSize, subscription: t.chooseSubscription }}
      choices={choices}
      size={size}
      subscriptionId={subscriptionId}
      about={about}
      onChoose={choice =>
        'size' in choice
          ? chooseSize(item, choice.size)
          : chooseSubscription(item, choice.subscriptionId)
      }
    />
  )
}

function pixelsOf(asset: Asset | null, size: string): string {
  const file = asset?.sizes.find(({ name }) => name === `${size}_jpg`)
  return file?.width && file.height ? `${file.width} × ${file.height}` : ''
}
