import { useStore } from '@nanostores/preact'
import { useEffect, useId } from 'preact/hooks'
import {
  categoryName,
  categoryText,
  categoryWords
} from '../../words/categories.ts'
import { filterSheetWords } from './words.ts'
import field from '../../kit/fields/small-field.module.css'
import { $categories, loadCategories } from './categories.ts'
import type { FieldsProps } from './fields-props.ts'

/** Choose a known category or type another one. */
export function CategoryFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  useStore(categoryWords)
  const categories = useStore($categories)
  const id = useId()
  useEffect(() => void loadCategories(), [])
  return (
    <>
      <input
        type="text"
        class={field.field}
        aria-label={t.category}
        placeholder={t.anyCategory}
        list={id}
        autocomplete="off"
        maxLength={255}
        value={categoryText(filters.category ?? '')}
        onInput={event =>
          onChange({ category: categoryName(event.currentTarget.value) })
        }
      />
      <datalist id={id}>
        {categories.map(name => (
          <option key={name} value={categoryText(name)} />
        ))}
      </datalist>
    </>
  )
}
