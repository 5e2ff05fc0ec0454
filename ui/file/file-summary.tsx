import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { buttonWords } from '../words/buttons.ts'
import { fileWords } from './words.ts'
import { Button } from '../kit/button.tsx'
import { Callout } from '../kit/callout.tsx'
import styles from './file-summary.module.css'
import { PageList } from './page-list.tsx'

interface Props {
  kind: 'good' | 'neutral' | 'warning'
  verdict: string
  /** One sentence each. */
  details: readonly string[]
  /** When and how each page was read. */
  pages: { name: string; note: string }[]
  /** The file, or a page, may have changed since. */
  isStale: boolean
  /** Such as `14:03`. */
  checkedAt: string
  onCheck: () => void
  /** Actions for the whole file. */
  children: ComponentChildren
}

export function FileSummary(props: Props) {
  const t = useStore(fileWords)
  const buttons = useStore(buttonWords)
  const { kind, verdict, details, pages, isStale, checkedAt } = props
  return (
    <div class={styles.summary}>
      <Callout role="status" kind={kind} title={verdict}>
        {details.map(detail => (
          <p key={detail}>{detail}</p>
        ))}
      </Callout>
      <div class={styles.row}>
        <PageList
          summary={
            isStale ? t.changedSinceCheck : t.checked({ time: checkedAt })
          }
          pages={pages}
        />
        <Button kind="quiet" icon="refresh" onPress={props.onCheck}>
          {buttons.checkAgain}
        </Button>
      </div>
      {props.children}
    </div>
  )
}
