import { useStore } from '@nanostores/preact'
import { ChoiceField } from '../kit/fields/choice-field.tsx'
import field from '../kit/fields/small-field.module.css'
import { Toolbar } from '../kit/layout/toolbar.tsx'
import { filterFile } from './file-filter.ts'
import { inSelection } from './pick-assets.ts'
import type { AssetState, FileFilter } from './pick-assets.ts'
import { fileFilterWords } from './words.ts'
import styles from './file-filter-bar.module.css'

interface Props {
  filter: FileFilter
  /** Those that narrow the list. */
  states: readonly AssetState[]
  /** Pages that show assets. */
  pages: readonly { pageId: string; name: string }[]
}

/** A field and filters for the assets of the file. */
export function FileFilterBar({ filter, states, pages }: Props) {
  const t = useStore(fileFilterWords)
  const { text, state, place } = filter
  return (
    <div role="search" aria-label={t.filters} class={styles.bar}>
      <input
        type="search"
        class={field.field}
        aria-label={t.nameOrKeyword}
        placeholder={t.nameOrKeyword}
        autocomplete="off"
        spellcheck={false}
        dir="auto"
        value={text}
        onInput={event => filterFile({ text: event.currentTarget.value })}
      />
      <Toolbar label={t.filters} look={styles.filters}>
        <ChoiceField
          label={t.state}
          value={state}
          isPlain
          choices={[
            { value: '', text: t.all },
            ...states.map(one => ({ value: one, text: t[one] }))
          ]}
          onChoose={chosen => filterFile({ state: chosen })}
        />
        <ChoiceField
          label={t.place}
          value={place}
          isPlain
          choices={[
            { value: '', text: t.wholeFile },
            { value: inSelection, text: t.selection },
            ...pages.map(({ pageId, name }) => ({ value: pageId, text: name }))
          ]}
          onChoose={chosen => filterFile({ place: chosen })}
        />
      </Toolbar>
    </div>
  )
}
