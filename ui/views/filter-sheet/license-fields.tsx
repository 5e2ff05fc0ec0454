import { ChoiceField } from '../../components/choice-field.tsx'
import { ChoiceList } from '../../components/choice-list.tsx'
import type { FieldsProps } from './fields-props.ts'

const uses = [
  { value: 'editorial', text: 'Editorial' },
  { value: 'both', text: 'Both' }
] as const

export function LicenseFields({ filters, onChange }: FieldsProps) {
  return (
    <>
      <ChoiceList
        label="For what use"
        none="Commercial"
        value={filters.use}
        choices={uses}
        onChoose={use => onChange({ use })}
      />
      <FlagField
        label="Enhanced license"
        any="With enhanced license or without"
        only="Only with enhanced license"
        without="Only without enhanced license"
        value={filters.isEnhanced}
        onChoose={isEnhanced => onChange({ isEnhanced })}
      />
      <FlagField
        label="Sensitive use"
        any="For sensitive use or not"
        only="Only for sensitive use"
        without="Not for sensitive use"
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
