import { Fragment } from 'preact'
import styles from './fact-list.module.css'

interface Props {
  facts: { label: string; value: string }[]
}

export function FactList({ facts }: Props) {
  return (
    <dl class={styles.facts}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt class={styles.label}>{label}</dt>
          <dd class={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
