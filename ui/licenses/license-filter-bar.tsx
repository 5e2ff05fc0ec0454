import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { licensesWords } from './words.ts'
import type { LicenseFilter } from './pick-licenses.ts'
import { Checkbox } from '../kit/fields/checkbox.tsx'
import { ChoiceField } from '../kit/fields/choice-field.tsx'
import { DayField } from '../kit/fields/day-field.tsx'
import styles from './license-filter-bar.module.css'
import field from '../kit/fields/small-field.module.css'

interface Props {
  filter: LicenseFilter
  subscriptions: readonly { value: string; text: string }[]
  onFilter: (part: Partial<LicenseFilter>) => void
}

export function LicenseFilterBar({ filter, subscriptions, onFilter }: Props) {
  const t = useStore(licensesWords)
  const { text, from, to, subscriptionId, isUnused } = filter
  const search = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isTabPressed()) search.current?.focus()
  }, [])

  return (
    <div role="search" aria-label={t.yourLicenses} class={styles.bar}>
      <input
        ref={search}
        type="search"
        class={field.field}
        aria-label={t.searchLicenses}
        placeholder={t.nameOrNumber}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={event => onFilter({ text: event.currentTarget.value })}
      />
      <ChoiceField
        label={t.subscription}
        value={subscriptionId ?? ''}
        choices={[{ value: '', text: t.allSubscriptions }, ...subscriptions]}
        onChoose={value => onFilter({ subscriptionId: value || null })}
      />
      <DayField
        label={t.from}
        value={from}
        max={to}
        onDay={from => onFilter({ from })}
      />
      <DayField
        label={t.to}
        value={to}
        min={from}
        onDay={to => onFilter({ to })}
      />
      <Checkbox
        isChecked={isUnused}
        onChange={isUnused => onFilter({ isUnused })}
      >
        {t.notUsed}
      </Checkbox>
    </div>
  )
}

/** By pointer: keys keep the focus on the tab, to go on to the next one. */
function isTabPressed(): boolean {
  const { activeElement } = document
  return (
    activeElement?.role === 'tab' && !activeElement.matches(':focus-visible')
  )
}
