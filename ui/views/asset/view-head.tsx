import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../components/button.tsx'
import { $isReturn, goBack } from '../../stores/view.ts'
import { assetWords } from '../../words/asset.ts'
import styles from './view-head.module.css'

interface Props {
  /** What is shown; empty where the view says it itself. */
  title?: string
  detail?: string
}

/** The way back, which has the focus unless somebody came by it. */
export function ViewHead({ title = '', detail = '' }: Props) {
  const t = useStore(assetWords)
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!$isReturn.get()) back.current?.focus()
  }, [])

  return (
    <div class={styles.head}>
      <Button buttonRef={back} kind="quiet" icon="back" onPress={goBack}>
        {t.back}
      </Button>
      {title && (
        <h2 class={styles.title} title={title}>
          {title}
        </h2>
      )}
      {detail && (
        <p class={styles.detail} role="status">
          {detail}
        </p>
      )}
    </div>
  )
}
