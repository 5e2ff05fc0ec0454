import { useStore } from '@nanostores/preact'
import { EmptyState } from '../components/empty-state.tsx'
import { Spinner } from '../components/spinner.tsx'
import styles from './companion-view.module.css'
import { $inspected } from './inspected.ts'
import { RecordedPictureCard } from './recorded-picture-card.tsx'

/** What the file records of the selected layers' pictures. */
export function CompanionView() {
  const inspected = useStore($inspected)
  return (
    <main class={styles.view}>
      <div class={styles.content} role="status">
        {inspected === null ? <Spinner /> : <Found {...inspected} />}
      </div>
      <p class={styles.foot}>
        As recorded in this file. Any plugin could have written it; the proof is
        with whoever licenses for you.
      </p>
    </main>
  )
}

type FoundProps = NonNullable<ReturnType<typeof $inspected.get>>

function Found({ selected, pictures }: FoundProps) {
  if (selected === 0) {
    return (
      <EmptyState
        icon="layer"
        title="Nothing is selected"
        text="Select a layer to see where its picture comes from and whether it is licensed."
      />
    )
  }
  if (pictures.length === 0) {
    return (
      <EmptyState
        icon="info"
        title="No record"
        text="Cleared has recorded nothing of these layers. Ask the designer where their pictures come from."
      />
    )
  }
  return (
    <ul class={styles.list}>
      {pictures.map(picture => (
        <RecordedPictureCard key={picture.nodeId} picture={picture} />
      ))}
    </ul>
  )
}
