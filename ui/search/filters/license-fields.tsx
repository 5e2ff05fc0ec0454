import { useStore } from '@nanostores/preact'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import { ChoiceList } from '../../kit/fields/choice-list.tsx'
import { $medium } from '../query/medium.ts'
import { filterSheetWords } from './words.ts'
import type { FieldsProps } from './fields-props.ts'

export function LicenseFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  const isImages = useStore($medium) === 'image'
  return (
    <>
      <ChoiceList
        label={t.forWhatUse}
        none={t.commercial}
        value={filters.use}
        choices={[
          { value: 'editorial', text: t.editorial },
          { value: 'both', text: t.both }
        ]}
        onChoose={use => onChange({ use })}
      />
      {isImages && <ImageLicenseFields filters={filters} onChange={onChange} />}
    </>
  )
}

function ImageLicenseFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  return (
    <>
      <FlagField
        label={t.enhancedLicense}
        any={t.anyLicense}
        only={t.enhancedOnly}
        without={t.notEnhanced}
        value={filters.isEnhanced}
        onChoose={isEnhanced => onChange({ isEnhanced })}
      />
      <FlagField
        label={t.sensitiveUse}
        any={t.anySensitivity}
        only={t.sensitiveAllowed}
        without={t.sensitiveNotAllowed}
        value={filters.isSensitive}
        onChoose={isSensitive => onChange({ isSensitive })}
      />
    </>
  )
}

interface FlagProps {
  label: string
  any: string
  only: string
  without: string
  /** Undefined for any. */
  value: boolean | undefined
  onChoose: (value: boolean | undefined) => void
}

function FlagField(props: FlagProps) {
  const { label, any, only, without, value, onChoose } = props
  return (
    <ChoiceField
      label={label}
      value={value === undefined ? '' : value ? 'yes' : 'no'}
      choices={[
        { value: '', text: any },
        { value: 'yes', text: only },
        { value: 'no', text: without }
      ]}
      onChoose={chosen =>
        onChoose(chosen === '' ? undefined : chosen === 'yes')
      }
    />
  )
}
