import { useStore } from '@nanostores/preact'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import type { PlanChoice, PlanSize } from '../plan/license-plan.ts'
import { planSizes } from '../plan/license-plan.ts'
import type { Choice } from '../planning.ts'
import { planWords } from '../plan/words.ts'
import {
  licenseText,
  sizeText,
  subscriptionText
} from '../../library/size-texts.ts'

interface Props {
  mediaType: MediaType
  /** What the fields are for, as part of their labels. */
  of: string
  choices: readonly PlanChoice[]
  /** Undefined if values differ. */
  size: string
  subscriptionId: string
  /** Shown if values differ. */
  none: { size: string; subscription: string; license: string }
  /** Details such as pixels, after the name of a size. */
  about?: (size: PlanSize) => string
  onChoose: (choice: Choice) => void
}

/**
 * Fields for whatever has more than one option. Of a track that is the license,
 * each of which has one subscription and one file.
 */
export function ChoiceFields(props: Props) {
  const t = useStore(planWords)
  const { mediaType, of, choices, size, subscriptionId, none, about } = props
  const { onChoose } = props
  const isTrack = mediaType === 'audio'
  const sizes = isTrack
    ? []
    : planSizes[mediaType].filter(one =>
        choices.some(({ size }) => size === one)
      )
  const names = new Map(
    choices.map(one => [
      one.subscriptionId,
      isTrack ? trackLicenseText(one) : subscriptionText(one.subscriptionName)
    ])
  )
  const labels = isTrack
    ? { field: t.licenseFor({ name: of }), none: none.license }
    : { field: t.subscriptionFor({ name: of }), none: none.subscription }
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
          label={labels.field}
          value={subscriptionId}
          choices={[
            ...open(subscriptionId, labels.none),
            ...[...names].map(([value, text]) => ({ value, text }))
          ]}
          onChoose={value => value && onChoose({ subscriptionId: value })}
        />
      )}
    </>
  )
}

/** `Platform · WAV` */
function trackLicenseText({ license, size }: PlanChoice): string {
  return `${licenseText(license)} · ${sizeText(size)}`
}
