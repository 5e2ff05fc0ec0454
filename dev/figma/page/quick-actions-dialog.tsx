import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import {
  $quick,
  $quickChoices,
  $quickText,
  acceptText,
  closeQuickActions,
  parameterOf,
  type QuickActions,
  typeQuickText
} from './quick-actions.ts'
import styles from './quick-actions.module.css'

/** Commands of the plugin by name, then their parameters. */
export function QuickActionsDialog() {
  const quick = useStore($quick)
  const text = useStore($quickText)
  const choices = useStore($quickChoices)
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(0)
  const open = quick.kind !== 'closed'
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  useEffect(() => setAt(0), [choices])
  const current = choices[Math.min(at, choices.length - 1)]
  return (
    <dialog
      ref={dialog}
      class={styles['dialog']}
      aria-label="Quick actions"
      onClose={closeQuickActions}
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
        aria-activedescendant={current ? `quick-${at}` : undefined}
        aria-label={labelOf(quick)}
        placeholder={labelOf(quick)}
        value={text}
        onInput={event => typeQuickText(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            const step = event.key === 'ArrowDown' ? 1 : -1
            setAt((at + step + choices.length) % Math.max(1, choices.length))
          } else if (event.key === 'Enter') {
            if (current) current.run()
            else acceptText()
          } else return
          event.preventDefault()
        }}
      />
      <p class={styles['hint']} role="status">
        {hintOf(quick, choices.length)}
      </p>
      <ul id="quick-choices" role="listbox" aria-label="Choices">
        {choices.map((choice, index) => (
          <li
            key={`${index} ${choice.name}`}
            id={`quick-${index}`}
            role="option"
            aria-selected={choice === current}
            onClick={choice.run}
          >
            {choice.icon && <img src={choice.icon} alt="" />}
            {choice.name}
          </li>
        ))}
      </ul>
    </dialog>
  )
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
