import { ChoiceField } from './choice-field.tsx'
import { DayField } from './day-field.tsx'
import styles from './license-filter-bar.module.css'
import field from './small-field.module.css'

interface Filter {
  text: string
  /** Days such as `2026-01-31`; empty for no end. */
  from: string
  to: string
  /** Null for all. */
  subscriptionId: string | null
}

interface Props {
  filter: Filter
  subscriptions: readonly { value: string; text: string }[]
  onFilter: (part: Partial<Filter>) => void
}

const all = { value: '', text: 'All subscriptions' }

export function LicenseFilterBar({ filter, subscriptions, onFilter }: Props) {
  const { text, from, to, subscriptionId } = filter
  return (
    <div role="search" aria-label="Your licenses" class={styles.bar}>
      <input
        type="search"
        class={field.field}
        aria-label="Search your licenses"
        placeholder="Name or number"
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={event => onFilter({ text: event.currentTarget.value })}
      />
      <ChoiceField
        label="Subscription"
        value={subscriptionId ?? ''}
        choices={[all, ...subscriptions]}
        onChoose={value => onFilter({ subscriptionId: value || null })}
      />
      <DayField
        label="From"
        value={from}
        max={to}
        onDay={from => onFilter({ from })}
      />
      <DayField
        label="To"
        value={to}
        min={from}
        onDay={to => onFilter({ to })}
      />
    </div>
  )
}
