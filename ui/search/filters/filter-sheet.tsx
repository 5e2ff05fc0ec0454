import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/fields/checkbox.tsx'
import { Modal } from '../../kit/modal.tsx'
import { Section } from '../../kit/section.tsx'
import { filterSections } from './filter-sections.ts'
import {
  $draftCount,
  applyDraft,
  changeDraft,
  clearDraft,
  closeDraft,
  setDraftSafe
} from '../query/filter-draft.ts'
import type { DraftCount, FilterDraft } from '../query/filter-draft.ts'
import { $medium } from '../query/medium.ts'
import { buttonWords } from '../../words/buttons.ts'
import { filterSectionWords, filterSheetWords } from './words.ts'
import { CategoryFields } from './category-fields.tsx'
import { DateFields } from './date-fields.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import styles from './fields.module.css'
import { LanguageFields } from './language-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { sectionFields } from './section-fields.ts'
import { TrackTextFields } from './track-text-fields.tsx'

const ofPictures = [
  ['category', CategoryFields],
  ['byWhom', NameFields]
] as const

const ofTracks = [['artistAndTitle', TrackTextFields]] as const

const ofAll = [
  ['added', DateFields],
  ['language', LanguageFields]
] as const

/** All filters; they take effect when applied. */
export function FilterSheet({ draft }: { draft: FilterDraft }) {
  const t = useStore(filterSheetWords)
  const buttons = useStore(buttonWords)
  const count = useStore($draftCount)
  // It closes with the view in which it was opened.
  useLayoutEffect(() => closeDraft, [])
  const [clearings, setClearings] = useState(0)
  const sections = useRef<HTMLDivElement>(null)
  const medium = useStore($medium)
  const sectionTexts = useStore(filterSectionWords)
  const all = [
    ...filterSections[medium].map(
      ({ id }) => [sectionTexts[id], sectionFields[id]] as const
    ),
    ...[...(medium === 'audio' ? ofTracks : ofPictures), ...ofAll].map(
      ([key, Fields]) => [t[key], Fields] as const
    )
  ]

  function clear(): void {
    setClearings(clearings + 1)
    clearDraft()
  }

  function apply(): void {
    const wrong = '[aria-invalid=true]'
    const field = sections.current?.querySelector<HTMLElement>(wrong)
    if (field) field.focus()
    else applyDraft()
  }

  return (
    <Modal
      title={t.filters}
      onCancel={closeDraft}
      foot={
        <>
          <p role="status" class={styles.count}>
            {countText(count)}
          </p>
          <Button kind="quiet" onPress={clear}>
            {t.clearAll}
          </Button>
          <Button onPress={closeDraft}>{buttons.cancel}</Button>
          <Button kind="primary" onPress={apply}>
            {t.showResults}
          </Button>
        </>
      }
    >
      {/* Clearing empties what is typed, too. */}
      <div key={clearings} ref={sections} class={styles.sections}>
        {all.map(([title, Fields]) => (
          <Section key={title} title={title}>
            <div class={styles.fields}>
              <Fields filters={draft.filters} onChange={changeDraft} />
            </div>
          </Section>
        ))}
      </div>
      <Checkbox isChecked={draft.isSafe} onChange={setDraftSafe}>
        {t.safeSearch}
      </Checkbox>
      {!draft.isSafe && <Hint>{t.safeSearchHint}</Hint>}
    </Modal>
  )
}

function countText(count: DraftCount): string {
  const t = filterSheetWords.get()
  if (count.state === 'loading') return t.counting
  if (count.state === 'failed') return t.countFailed
  const { total } = count
  if (total === 0) return t.noResults
  return t.results(total)
}
