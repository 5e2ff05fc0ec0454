import { useStore } from '@nanostores/preact'
import { AddField } from '../../kit/fields/add-field.tsx'
import { CheckList } from '../../kit/fields/check-list.tsx'
import { $language } from '../../words/language.ts'

interface Props {
  label: string
  values: readonly string[]
  /** Names to choose from; others can be typed. */
  offered: readonly string[]
  /** In the panel's language. */
  textOf: (name: string) => string
  /** Of the field to type another one. */
  other: string
  onChange: (values: string[]) => void
}

const maxNames = 100
const maxLength = 100

/** Names of an open list; those that were typed are added to it. */
export function NamesFields(props: Props) {
  const { label, values, offered, textOf, other, onChange } = props
  const language = useStore($language)
  const names = [...new Set([...offered, ...values])]
  const choices = names.map(value => ({ value, text: textOf(value) }))
  choices.sort((a, b) => a.text.localeCompare(b.text, language))

  function add(typed: string): void {
    const same = choices.find(({ text }) => isSame(text, typed))
    const name = same?.value ?? typed
    onChange([...new Set([...values, name])].slice(0, maxNames))
  }

  function isSame(one: string, another: string): boolean {
    const options = { sensitivity: 'base' } as const
    return one.localeCompare(another, language, options) === 0
  }

  return (
    <>
      <AddField
        label={other}
        offered={choices
          .filter(({ value }) => !values.includes(value))
          .map(({ text }) => text)}
        maxLength={maxLength}
        onAdd={add}
      />
      <CheckList
        label={label}
        values={values}
        choices={choices}
        onChange={onChange}
      />
    </>
  )
}
