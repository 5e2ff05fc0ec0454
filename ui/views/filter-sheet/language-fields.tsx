import { languages } from '../../../contract/api/languages.ts'
import { ChoiceField } from '../../components/choice-field.tsx'
import { languageName } from '../../filters/filter-words.ts'
import type { FieldsProps } from './fields-props.ts'

export function LanguageFields({ filters, onChange }: FieldsProps) {
  return (
    <ChoiceField
      label="Language of the words"
      value={filters.language ?? ''}
      choices={[
        { value: '', text: 'As the library takes them' },
        ...languages.map(value => ({ value, text: languageName(value) }))
      ]}
      onChoose={value => onChange({ language: value || undefined })}
    />
  )
}
