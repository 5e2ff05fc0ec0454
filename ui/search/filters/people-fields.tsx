import { useStore } from '@nanostores/preact'
import { CheckList } from '../../kit/fields/check-list.tsx'
import { Checkbox } from '../../kit/fields/checkbox.tsx'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import {
  ageWords,
  ethnicityWords,
  filterSheetWords,
  genderWords,
  peopleWords
} from './words.ts'
import styles from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'

/** Without people, the other filters do not apply. */
export function PeopleFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  const { people, age, gender, ethnicities = [], isReleased } = filters
  const number = (
    <ChoiceField
      label={t.howManyPeople}
      value={people === undefined ? '' : String(people)}
      choices={[
        { value: '', text: t.anyPeople },
        ...Object.values(peopleWords.get()).map((text, index) => ({
          value: String(index),
          text
        }))
      ]}
      onChoose={value =>
        onChange({ people: value === '' ? undefined : Number(value) })
      }
    />
  )
  if (people === 0) return number
  return (
    <>
      {number}
      <ChoiceField
        label={t.age}
        value={age ?? ''}
        choices={[
          { value: '', text: t.ofAnyAge },
          ...choicesOf(ageWords.get())
        ]}
        onChoose={value => onChange({ age: value || undefined })}
      />
      <ChoiceField
        label={t.gender}
        value={gender ?? ''}
        choices={[
          { value: '', text: t.ofAnyGender },
          ...choicesOf(genderWords.get())
        ]}
        onChoose={value => onChange({ gender: value || undefined })}
      />
      <Checkbox
        isChecked={isReleased ?? false}
        onChange={isChecked => onChange({ isReleased: isChecked || undefined })}
      >
        {t.withModelRelease}
      </Checkbox>
      <Disclosure summary={t.ethnicity} startsOpen={ethnicities.length > 0}>
        {() => (
          <div class={styles.row}>
            <CheckList
              label={t.ethnicity}
              values={ethnicities}
              choices={choicesOf(ethnicityWords.get())}
              onChange={ethnicities => onChange({ ethnicities })}
            />
          </div>
        )}
      </Disclosure>
    </>
  )
}
