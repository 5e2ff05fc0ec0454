import { ChoiceField } from '../../components/choice-field.tsx'
import { ChoiceList } from '../../components/choice-list.tsx'
import type { Filters } from '../../filters/filters.ts'
import type { FieldsProps } from './fields-props.ts'

const uses = [
  { value: 'editorial', text: 'Editorial' },
  { value: 'both', text: 'Both' }
]

export function LicenseFields({ filters, onChange }: FieldsProps) {
  return (
    <>
      <ChoiceList
        label="For what use"
        none="Commercial"
        value={filters.use}
        choices={uses}
        // One of the choices.
        onChoose={use => onChange({ use: use as Filters['use'] })}
      />
      <ChoiceField
        label="Enhanced license"
        value={String(filters.isEnhanced ?? '')}
        choices={[
          { value: '', text: 'With enhanced license or without' },
          { value: 'true', text: 'Only with enhanced license' },
          { value: 'false', text: 'Only without enhanced license' }
        ]}
        onChoose={value => onChange({ isEnhanced: flagIn(value) })}
      />
      <ChoiceField
        label="Sensitive use"
        value={String(filters.isSensitive ?? '')}
        choices={[
          { value: '', text: 'For sensitive use or not' },
          { value: 'true', text: 'Only for sensitive use' },
          { value: 'false', text: 'Not for sensitive use' }
        ]}
        onChoose={value => onChange({ isSensitive: flagIn(value) })}
      />
    </>
  )
}

function flagIn(value: string): boolean | undefined {
  return value === '' ? undefined : value === 'true'
}
