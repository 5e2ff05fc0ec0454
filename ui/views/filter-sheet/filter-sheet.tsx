import { useStore } from '@nanostores/preact'
import { useLayoutEffect } from 'preact/hooks'
import { Button } from '../../components/button.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Modal } from '../../components/modal.tsx'
import { Section } from '../../components/section.tsx'
import { filterSections } from '../../filters/filter-sections.ts'
import {
  $draft,
  $draftCount,
  applyDraft,
  changeDraft,
  clearDraft,
  closeDraft,
  openDraft,
  setDraftSafe
} from '../../stores/filter-draft.ts'
import type { DraftCount } from '../../stores/filter-draft.ts'
import { CategoryFields } from './category-fields.tsx'
import { DateFields } from './date-fields.tsx'
import styles from './fields.module.css'
import { LanguageFields } from './language-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { sectionFields } from './section-fields.ts'

const sections = [
  ...filterSections.map(({ id, text }) => [text, sectionFields[id]] as const),
  ['Category', CategoryFields],
  ['By whom, of whom', NameFields],
  ['Added', DateFields],
  ['Language', LanguageFields]
] as const

/** Every filter there is; they count when they are applied. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const draft = useStore($draft)
  const count = useStore($draftCount)
  useLayoutEffect(() => {
    openDraft()
    return closeDraft
  }, [])
  if (!draft) return null
  return (
    <Modal
      title="Filters"
      onCancel={onClose}
      foot={
        <>
          <p role="status" class={styles.count}>
            {countText(count)}
          </p>
          <Button kind="quiet" onPress={clearDraft}>
            Clear all
          </Button>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            kind="primary"
            onPress={() => {
              applyDraft()
              onClose()
            }}
          >
            Show results
          </Button>
        </>
      }
    >
      {sections.map(([title, Fields]) => (
        <Section key={title} title={title}>
          <div class={styles.fields}>
            <Fields filters={draft.filters} onChange={changeDraft} />
          </div>
        </Section>
      ))}
      <Checkbox isChecked={draft.isSafe} onChange={setDraftSafe}>
        Safe search
      </Checkbox>
      {!draft.isSafe && (
        <p class={styles.hint}>
          Without it, results may show what is meant for adults only.
        </p>
      )}
    </Modal>
  )
}

function countText(count: DraftCount): string {
  if (count.state === 'loading') return 'Counting…'
  if (count.state === 'failed') return 'Could not be counted'
  const { total } = count
  if (total === 0) return 'No results'
  return total === 1 ? '1 result' : `${total.toLocaleString('en')} results`
}
