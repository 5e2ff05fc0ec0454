import { useStore } from '@nanostores/preact'
import { Button } from '../../components/button.tsx'
import { ProgressBar } from '../../components/progress-bar.tsx'
import { $boarding, stopBoarding } from '../../stores/collection-board.ts'
import { $ordering } from '../../stores/collection-order.ts'
import { collectionWords } from '../../words/collections.ts'
import styles from './collection-view.module.css'

interface Props {
  /** Of the collection that is on view. */
  id: string
}

/** What takes a while, and how far it is. */
export function CollectionWork({ id }: Props) {
  const words = useStore(collectionWords)
  const boarding = useStore($boarding)
  const ordering = useStore($ordering)
  if (boarding?.id === id) {
    const { step, done, total } = boarding
    return (
      <div class={styles.work}>
        <ProgressBar
          label={step === 'reading' ? words.readingAll : words.placing}
          done={done}
          total={total}
        />
        <Button onPress={stopBoarding}>{words.stop}</Button>
      </div>
    )
  }
  if (ordering?.id !== id) return null
  const { done, total } = ordering
  return (
    <div class={styles.work}>
      <ProgressBar label={words.ordering} done={done} total={total} />
    </div>
  )
}
