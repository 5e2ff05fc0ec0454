import { useStore } from '@nanostores/preact'
import type { Inspection } from '../../contract/companion.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { Spinner } from '../kit/spinner.tsx'
import styles from './companion-view.module.css'
import { $inspected } from './inspected.ts'
import { companionWords } from './words.ts'
import { RecordedPictureCard } from './recorded-picture-card.tsx'

/** What the file records about the pictures of the selected layers. */
export function CompanionView() {
  const t = useStore(companionWords)
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
      <p class={styles.foot}>{t.asRecorded}</p>
    </main>
  )
}

function Summary(inspected: Inspection) {
  const t = useStore(companionWords)
  const { selected, pictures, unrecorded, unclear } = inspected
  if (selected === 0) {
    return (
      <EmptyState icon="layer" title={t.nothingSelected} text={t.selectLayer} />
    )
  }
  if (pictures.length > 0) {
    return <p class={styles.summary}>{errorText(inspected)}</p>
  }
  if (unclear > 0) {
    return (
      <EmptyState icon="info" title={t.unclearTitle} text={t.unclearHint} />
    )
  }
  return unrecorded > 0 ? (
    <EmptyState icon="info" title={t.noRecord} text={t.noRecordHint} />
  ) : (
    <EmptyState icon="info" title={t.noPicture} text={t.noPictureHint} />
  )
}

function errorText({
  pictures,
  unrecorded,
  unclear,
  isCut
}: Inspection): string {
  const t = companionWords.get()
  const { length } = pictures
  return [
    isCut ? t.firstRecords(length) : t.records(length),
    unrecorded > 0 && t.unrecorded(unrecorded),
    unclear > 0 && t.unclear(unclear)
  ]
    .filter(Boolean)
    .join(' ')
}
