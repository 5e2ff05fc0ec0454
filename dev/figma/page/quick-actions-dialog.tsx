import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import {
  $quick,
  $quickAt,
  $quickChoices,
  $quickText,
  closeQuickActions,
  moveQuickChoice,
  parameterOf,
  type QuickActions,
  runQuickChoice,
  typeQuickText
} from './quick-actions.ts'
import { QuickChoiceList } from './quick-choice-list.tsx'
import styles from './quick-actions.module.css'

/** Commands of the plugin by name, then their parameters. */
export function QuickActionsDialog() {
  const quick = useStore($quick)
  const text = useStore($quickText)
  const choices = useStore($quickChoices)
  const at = useStore($quickAt)
  const dialog = useRef<HTMLDialogElement>(null)
  // Not after rendering: what is typed at once belongs to the field.
  useEffect(
    () =>
      $quick.subscribe(({ kind }) => {
        if (kind === 'closed') dialog.current?.close()
        else if (!dialog.current?.open) dialog.current?.showModal()
      }),
    []
  )
  return (
    <dialog
      ref={dialog}
      class={styles['dialog']}
      aria-label="Quick actions"
      onClose={() => dialog.current?.open || closeQuickActions()}
    >
      {quick.kind === 'parameters' && (
        <p class={styles['path']}>
          {[quick.command.path.join(' / '), ...quick.chosen].join(' · ')}
        </p>
      )}
      <input
        type="text"
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls="quick-choices"
        aria-activedescendant={choices[at] ? `quick-${at}` : undefined}
        aria-label={labelOf(quick)}
        placeholder={labelOf(quick)}
        value={text}
        onInput={event => typeQuickText(event.currentTarget.value)}
        onKeyDown={steer}
      />
      <p class={styles['hint']} role="status">
        {hintOf(quick, choices.length)}
      </p>
      <QuickChoiceList />
    </dialog>
  )
}

function steer(event: KeyboardEvent): void {
  if (event.key === 'ArrowDown') moveQuickChoice(1)
  else if (event.key === 'ArrowUp') moveQuickChoice(-1)
  else if (event.key === 'Enter') runQuickChoice()
  else return
  event.preventDefault()
}

function labelOf(quick: QuickActions): string {
  if (quick.kind !== 'parameters') return 'Run a command'
  const parameter = parameterOf(quick)
  return parameter?.optional
    ? `${parameter.name} (optional)`
    : (parameter?.name ?? '')
}

function hintOf(quick: QuickActions, count: number): string {
  if (quick.kind === 'starting') return 'Starting'
  if (quick.kind === 'parameters') {
    const { answer } = quick
    if (answer.kind !== 'suggestions') return answer.message
    const { description = '', allowFreeform } = parameterOf(quick) ?? {}
    if (count > 0 || allowFreeform) return description
    return description || 'No suggestion'
  }
  return count === 0 ? 'No command has this name' : ''
}
