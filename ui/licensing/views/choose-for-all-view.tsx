import { useStore } from '@nanostores/preact'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { retailOf } from '../plan/license-plan.ts'
import type { PlanChoice, PlanItem } from '../plan/license-plan.ts'
import { chooseForAll, choosePrice } from '../planning.ts'
import { planWords } from '../plan/words.ts'
import { ChoiceFields } from '../rows/choice-fields.tsx'
import { PriceField } from '../rows/price-field.tsx'
import styles from './choose-for-all-view.module.css'

interface Props {
  items: readonly PlanItem[]
}

interface MediumProps extends Props {
  medium: MediaType
  texts: TextNames
}

type TextNames = (typeof textNames)[keyof typeof textNames]

/** Names of texts, for a plan of one medium and of several. */
const textNames = {
  all: { heading: 'forAll', of: 'all' },
  image: { heading: 'forAllImages', of: 'allImages' },
  video: { heading: 'forAllVideos', of: 'allVideos' },
  audio: { heading: 'forAllTracks', of: 'allTracks' }
} as const

/** For each medium, one choice for every asset that allows it. */
export function ChooseForAllView({ items }: Props) {
  const media = mediaTypes.filter(medium =>
    items.some(({ mediaType }) => mediaType === medium)
  )
  return (
    <>
      {media.map(medium => (
        <ChooseForMedium
          key={medium}
          medium={medium}
          items={items.filter(({ mediaType }) => mediaType === medium)}
          texts={textNames[media.length > 1 ? medium : 'all']}
        />
      ))}
      <PriceForAll items={items} />
    </>
  )
}

function ChooseForMedium({ medium, items, texts }: MediumProps) {
  const t = useStore(planWords)
  const planned = items.flatMap(({ decision, isLeftOut }) =>
    decision.kind === 'license' && !isLeftOut ? decision.choice : []
  )
  // Assets of the same kind share their choices.
  const choices = [...new Set(items.map(item => item.choices))].flat()
  const isOneWay = choices.every(
    ({ subscriptionId, size }) =>
      subscriptionId === choices[0]?.subscriptionId && size === choices[0].size
  )
  if (planned.length < 2 || isOneWay) return null
  return (
    <div class={styles.forAll}>
      <span class={styles.forAllTitle}>{t[texts.heading]}</span>
      <ChoiceFields
        mediaType={medium}
        of={t[texts.of]}
        none={{
          size: t.differentSizes,
          subscription: t.differentSubscriptions,
          license: t.differentLicenses
        }}
        choices={choices}
        size={commonValue(planned, 'size')}
        subscriptionId={commonValue(planned, 'subscriptionId')}
        onChoose={choice => chooseForAll(medium, choice)}
      />
    </div>
  )
}

/** One retail price for all assets that need one. */
function PriceForAll({ items }: Props) {
  const t = useStore(planWords)
  const priced = items.filter(item => retailOf(item) && !item.isLeftOut)
  const prices = priced.flatMap(item => retailOf(item) ?? [])
  const [first] = prices
  if (!first || prices.length < 2) return null
  const isSame = prices.every(({ amount }) => amount === first.amount)
  return (
    <PriceField
      label={t.retailForAll({ currency: first.currency })}
      price={isSame ? first.amount : null}
      onChange={price => choosePrice(priced, price)}
    />
  )
}

/** The common value; empty if values differ. */
function commonValue(
  planned: readonly PlanChoice[],
  key: 'size' | 'subscriptionId'
): string {
  const [first] = planned
  const value = first?.[key] ?? ''
  return planned.every(choice => choice[key] === value) ? value : ''
}
