import { useStore } from '@nanostores/preact'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import { TextField } from '../../kit/fields/text-field.tsx'
import { orientationWords } from '../../library/words.ts'
import { $itemFilter, changeItemFilter } from './item-filter.ts'
import { collectionWords } from './words.ts'
import styles from './item-filter-bar.module.css'

interface Props {
  /** Of the collection. */
  mediaType: MediaType
}

/** Finds items in the open collection. */
export function ItemFilterBar({ mediaType }: Props) {
  const t = useStore(collectionWords)
  const orientations = useStore(orientationWords)
  const { text, orientation, license } = useStore($itemFilter)
  return (
    <div class={styles.bar}>
      <TextField
        label={t.findItem}
        value={text}
        onInput={typed => changeItemFilter({ text: typed })}
      />
      <div class={styles.choices}>
        {mediaType !== 'audio' && (
          <ChoiceField
            label={t.orientation}
            value={orientation}
            choices={choicesOf({ any: t.anyOrientation, ...orientations })}
            onChoose={chosen => changeItemFilter({ orientation: chosen })}
          />
        )}
        <ChoiceField
          label={t.license}
          value={license}
          choices={choicesOf({
            any: t.anyLicense,
            licensed: t.licensed,
            open: t.notLicensed
          })}
          onChoose={chosen => changeItemFilter({ license: chosen })}
        />
      </div>
    </div>
  )
}
