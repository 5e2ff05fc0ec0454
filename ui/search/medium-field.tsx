import { useStore } from '@nanostores/preact'
import { ChoiceField } from '../kit/fields/choice-field.tsx'
import { choicesOf } from '../kit/fields/choices.ts'
import { $medium } from './query/medium.ts'
import { chooseMedium } from './query/search-views.ts'
import { mediumWords } from '../library/words.ts'
import { searchWords } from './words.ts'

/** Beside the search field: what is searched for. */
export function MediumField() {
  return (
    <ChoiceField
      label={useStore(searchWords).medium}
      value={useStore($medium)}
      choices={choicesOf(useStore(mediumWords))}
      onChoose={chooseMedium}
    />
  )
}
