import { useStore } from '@nanostores/preact'
import { $isDirect } from '../api/fetch-public.ts'
import { Icon } from '../kit/icon.tsx'
import { $isOnline } from './online.ts'
import { $works } from './progress.ts'
import { windowWords } from './words.ts'
import styles from './strips.module.css'
import { WorkView } from './work-view.tsx'

/** Status lines below every place. */
export function Strips() {
  const t = useStore(windowWords)
  const isOnline = useStore($isOnline)
  const isDirect = useStore($isDirect)
  const works = [...useStore($works).values()]
  return (
    <>
      {works.length > 0 && (
        <section class={styles.works} aria-label={t.work}>
          {works.map((work, index) => (
            <WorkView key={`${work.kind} ${index}`} work={work} />
          ))}
        </section>
      )}
      {(!isOnline || isDirect) && (
        <p class={styles.strip} role="status">
          <Icon name="warning" />
          {isOnline ? t.direct : t.offline}
        </p>
      )}
    </>
  )
}
