import { useStore } from '@nanostores/preact'
import { fileNameOf } from '../../api/asset.ts'
import type { Asset } from '../../api/asset.ts'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import { planFormat, toPlanSize } from '../plan/license-plan.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import { chooseSize, chooseSubscription } from '../planning.ts'
import { shownFile } from '../plan/vector-files.ts'
import { planWords } from '../plan/words.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { pixelsText, sizeText } from '../../library/size-texts.ts'

interface Props {
  item: PlanItem
  name: string
}

/** Size and subscription of one asset, if there is a choice. */
export function PlanItemFields({ item, name }: Props) {
  const t = useStore(planWords)
  const { asset, choices, decision } = item
  const about = (size: string) => sizeDetail(asset, size)
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
          const size = toPlanSize(value)
          if (size) chooseSize(item, size)
        }}
      />
    )
  }
  const { size = '', subscriptionId = '' } =
    decision.kind === 'license' ? decision.choice : {}
  return (
    <ChoiceFields
      mediaType={item.mediaType}
      of={name}
      none={{
        size: t.chooseSize,
        subscription: t.chooseSubscription,
        license: t.chooseLicense
      }}
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

/** Pixels; of videos also frames and megabytes. */
function sizeDetail(asset: Asset | null, size: string): string {
  if (!asset) return ''
  const { mediaType } = asset
  const format = planFormat(mediaType, size)
  const name = fileNameOf({ mediaType, ...shownFile({ size, format }) })
  const file = asset.sizes.find(one => one.name === name)
  return file ? pixelsText(file) : ''
}
