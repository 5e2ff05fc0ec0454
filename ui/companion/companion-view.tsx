import { useStore } from '@nanostores/preact'
import type { Inspected } from '../../contract/companion.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { Spinner } from '../components/spinner.tsx'
import { countOf } from '../count-of.ts'
import styles from './companion-view.module.css'
import { $inspected } from './inspected.ts'
import { RecordedPictureCard } from './recorded-picture-card.tsx'

/** What the file records of the selected layers' pictures. */
export function CompanionView() {
  const inspected = useStore($inspected)
  const pictures = inspected?.pictures ?? []
  return (
    <main class={styles.view}>
      <div class={styles.content}>
        <div role="status">
          {inspected === null ? <Spinner /> : <Summary {...inspected} />}
        </div>
        {pictures.length > 0 && (
          <ul class={styles.list}>
            {pictures.map((picture, i) => (
              <RecordedPictureCard key={i} picture={picture} />
            ))}
          </ul>
        )}
      </div>
      <p class={styles.foot}>
        As recorded in this file. Any plugin could have written it; the proof is
        with whoever licenses for you.
      </p>
    </main>
  )
}

function Summary(inspected: Inspected) {
  const { selected, pictures, unrecorded } = inspected
  if (selected === 0) {
    return (
      <EmptyState
        icon="layer"
        title="Nothing is selected"
        text="Select a layer to see where its picture comes from and whether it is licensed."
      />
    )
  }
  if (pictures.length > 0) {
    return <p class={styles.summary}>{wordsFor(inspected)}</p>
  }
  return unrecorded > 0 ? (
    <EmptyState
      icon="info"
      title="No record"
      text="Cleared has recorded nothing of what these layers show. Ask the designer where it comes from."
    />
  ) : (
    <EmptyState
      icon="info"
      title="No picture"
      text="The selected layers show no picture."
    />
  )
}

function wordsFor({ pictures, unrecorded, isCut }: Inspected): string {
  const count = countOf(pictures.length, 'record')
  const others = countOf(unrecorded, 'picture')
  return [
    isCut ? `The first ${count}. Select fewer layers to see all.` : `${count}.`,
    unrecorded > 0 && `Nothing is recorded of ${others}.`
  ]
    .filter(Boolean)
    .join(' ')
}
