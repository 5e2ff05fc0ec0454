import type { ComponentChildren } from 'preact'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import styles from './file-summary.module.css'
import { PageList } from './page-list.tsx'

interface Props {
  kind: 'good' | 'neutral' | 'warning'
  verdict: string
  /** A sentence each. */
  details: readonly string[]
  /** How well each page is known. */
  pages: { name: string; note: string }[]
  /** The file changed since, or a page may have. */
  isStale: boolean
  /** Such as `14:03`. */
  checkedAt: string
  onCheck: () => void
  /** What can be done about all of it. */
  children: ComponentChildren
}

export function FileSummary(props: Props) {
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
          summary={isStale ? 'Changed since the check' : `Checked ${checkedAt}`}
          pages={pages}
        />
        <Button kind="quiet" icon="refresh" onPress={props.onCheck}>
          Check again
        </Button>
      </div>
      {props.children}
    </div>
  )
}
