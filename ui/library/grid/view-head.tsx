import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { libraryWords } from '../words.ts'
import { BackHead } from '../../shell/back-head.tsx'
import styles from './view-head.module.css'

interface Props {
  /** Empty where the view shows its own title. */
  title?: string
  detail?: string
  children?: ComponentChildren
}

export function ViewHead({ title = '', detail = '', children }: Props) {
  const t = useStore(libraryWords)
  return (
    <BackHead back={t.back} title={title}>
      {detail && (
        <p class={styles.detail} role="status">
          {detail}
        </p>
      )}
      {children}
    </BackHead>
  )
}
