import { useStore } from '@nanostores/preact'
import { useEffect, useId } from 'preact/hooks'
import { languages } from '../../../contract/api/languages.ts'
import type { Language } from '../../../contract/api/languages.ts'
import { ChoiceField } from '../../components/choice-field.tsx'
import { ListField } from '../../components/list-field.tsx'
import { languageName } from '../../filters/filter-words.ts'
import { $categories, loadCategories } from '../../stores/categories.ts'
import styles from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'

/** What the library takes in one search. */
const mostNames = 100

/** A category that is known can be chosen, any other typed. */
export function CategoryFields({ filters, onChange }: FieldsProps) {
  const categories = useStore($categories)
  const id = useId()
  useEffect(() => void loadCategories(), [])
  return (
    <>
      <input
        type="text"
        class={styles.field}
        aria-label="Category"
        placeholder="Any category"
        list={id}
        autocomplete="off"
        maxLength={255}
        value={filters.category ?? ''}
        onInput={event => onChange({ category: event.currentTarget.value })}
      />
      <datalist id={id}>
        {categories.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

export function NameFields({ filters, onChange }: FieldsProps) {
  return (
    <>
      <ListField
        label="Contributors, by name or number, with commas between"
        values={filters.contributors ?? []}
        most={mostNames}
        onValues={contributors => onChange({ contributors })}
      />
      <ListField
        label="Models, by number, with commas between"
        values={filters.models ?? []}
        most={mostNames}
        onValues={models => onChange({ models })}
      />
    </>
  )
}

export function DateFields({ filters, onChange }: FieldsProps) {
  const { addedFrom = '', addedUntil = '' } = filters
  return (
    <div class={styles.row}>
      <label class={styles.row}>
        From
        <input
          type="date"
          class={styles.day}
          value={addedFrom}
          max={addedUntil}
          onChange={event => onChange({ addedFrom: event.currentTarget.value })}
        />
      </label>
      <label class={styles.row}>
        Until
        <input
          type="date"
          class={styles.day}
          value={addedUntil}
          min={addedFrom}
          onChange={event =>
            onChange({ addedUntil: event.currentTarget.value })
          }
        />
      </label>
    </div>
  )
}

export function LanguageFields({ filters, onChange }: FieldsProps) {
  return (
    <ChoiceField
      label="Language of the words"
      value={filters.language ?? ''}
      choices={[
        { value: '', text: 'As the library takes them' },
        ...languages.map(value => ({ value, text: languageName(value) }))
      ]}
      // One of the choices.
      onChoose={value =>
        onChange({ language: (value as Language) || undefined })
      }
    />
  )
}
