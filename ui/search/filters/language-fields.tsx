import { useStore } from '@nanostores/preact'
import { languages } from '../../../contract/api/languages.ts'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import { languageName } from './language-name.ts'
import { filterSheetWords } from './words.ts'
import type { FieldsProps } from './fields-props.ts'

export function LanguageFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  return (
    <ChoiceField
      label={t.languageOfWords}
      value={filters.language ?? ''}
      choices={[
        { value: '', text: t.automaticLanguage },
        ...languages.map(value => ({ value, text: languageName(value) }))
      ]}
      onChoose={value => onChange({ language: value || undefined })}
    />
  )
}
