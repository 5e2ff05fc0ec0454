import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import type { Work } from './progress.ts'
import { buttonWords } from '../words/buttons.ts'
import { windowWords } from './words.ts'
import styles from './strips.module.css'
import { WorkProgress } from './work-progress.tsx'

interface Props {
  work: Work
}

export function WorkView({ work }: Props) {
  const t = useStore(windowWords)
  const { cancel } = useStore(buttonWords)
  const { kind, done, total } = work
  if (!useIsLong()) return null
  return (
    <div class={styles.work}>
      <div class={styles.progress}>
        <WorkProgress label={t[kind]} done={done} total={total} />
      </div>
      {work.cancel && <Button onPress={work.cancel}>{cancel}</Button>}
    </div>
  )
}

/** A line for short work would only flash. */
function useIsLong(): boolean {
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 300)
    return () => clearTimeout(timer)
  }, [])

  return isLong
}
