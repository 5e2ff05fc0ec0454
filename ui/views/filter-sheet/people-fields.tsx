import { CheckList } from '../../components/check-list.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { ChoiceField } from '../../components/choice-field.tsx'
import { Disclosure } from '../../components/disclosure.tsx'
import { choicesOf } from '../../filters/choices-of.ts'
import {
  ageWords,
  ethnicityWords,
  genderWords,
  peopleWords
} from '../../filters/filter-words.ts'
import styles from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'

/** Of nobody nothing else can be asked. */
export function PeopleFields({ filters, onChange }: FieldsProps) {
  const { people, age, gender, ethnicities = [], isReleased } = filters
  const number = (
    <ChoiceField
      label="How many people"
      value={people === undefined ? '' : String(people)}
      choices={[
        { value: '', text: 'Any number of people' },
        ...peopleWords.map((text, index) => ({ value: String(index), text }))
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
        label="Age"
        value={age ?? ''}
        choices={[{ value: '', text: 'Of any age' }, ...choicesOf(ageWords)]}
        onChoose={value => onChange({ age: value || undefined })}
      />
      <ChoiceField
        label="Gender"
        value={gender ?? ''}
        choices={[
          { value: '', text: 'Of any gender' },
          ...choicesOf(genderWords)
        ]}
        onChoose={value => onChange({ gender: value || undefined })}
      />
      <Checkbox
        isChecked={isReleased ?? false}
        onChange={isChecked => onChange({ isReleased: isChecked || undefined })}
      >
        With model release
      </Checkbox>
      <Disclosure summary="Ethnicity" startsOpen={ethnicities.length > 0}>
        {() => (
          <div class={styles.row}>
            <CheckList
              label="Ethnicity"
              values={ethnicities}
              choices={choicesOf(ethnicityWords)}
              onChange={ethnicities => onChange({ ethnicities })}
            />
          </div>
        )}
      </Disclosure>
    </>
  )
}
