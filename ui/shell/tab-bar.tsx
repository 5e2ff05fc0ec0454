import { useStore } from '@nanostores/preact'
import { panelWords } from './words.ts'
import { IconButton } from '../kit/icon-button.tsx'
import { Icon } from '../kit/icon.tsx'
import type { IconName } from '../kit/icon-shapes.ts'
import styles from './tab-bar.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
  /** Replaces the label when space is short. */
  icon?: IconName | undefined
}

interface Props<Id extends string> {
  tabs: readonly Tab<Id>[]
  current: Id
  /** Id of the element that shows the current tab. */
  controls: string
  onOpen: (id: Id) => void
  onMinimise: () => void
}

/** Arrow keys move between tabs, as screen reader users expect. */
export function TabBar<Id extends string>(props: Props<Id>) {
  const t = useStore(panelWords)
  const { tabs, current, controls, onOpen, onMinimise } = props

  function move(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step === undefined) return
    // The tab with the focus; a fast key finds the one before still current.
    const focused = document.activeElement?.id
    const at = tabs.findIndex(({ id }) => tabId(id) === focused)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onOpen(next.id)
    focusTab(next.id)
  }

  return (
    <nav class={styles.bar} aria-label={t.cleared}>
      <div class={styles.tabs} role="tablist" onKeyDown={move}>
        {tabs.map(({ id, label, icon }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            class={styles.tab}
            aria-selected={id === current}
            aria-controls={controls}
            aria-label={label}
            data-tip={icon && label}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {icon && <Icon name={icon} />}
            <span class={styles.label} data-label={label}>
              {label}
            </span>
          </button>
        ))}
      </div>
      <IconButton
        id={minimiseId}
        label={t.minimise}
        icon="minimise"
        onPress={onMinimise}
      />
    </nav>
  )
}

const minimiseId = 'minimise'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

export function focusTab(id: string): void {
  document.getElementById(tabId(id))?.focus()
}

export function focusMinimise(): void {
  document.getElementById(minimiseId)?.focus()
}

function tabId(id: string): string {
  return `tab-${id}`
}
