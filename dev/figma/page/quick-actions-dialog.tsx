import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import controls from '../controls/controls.module.css'
import {
  $quick,
  $quickAt,
  $quickChoices,
  $quickText,
  closeQuickActions,
  moveQuickChoice,
  runQuickChoice,
  typeQuickText
} from './quick-actions.ts'
import { QuickChoiceList } from './quick-choice-list.tsx'
import styles from './quick-actions.module.css'
import { hintOf, labelOf } from './quick-words.ts'

/** Commands of the plugin by name, then their parameters. */
export function QuickActionsDialog() {
  const quick = useStore($quick)
  const text = useStore($quickText)
  const choices = useStore($quickChoices)
  const at = useStore($quickAt)
  const dialog = useRef<HTMLDialogElement>(null)
  // Opens before rendering, so that the next key reaches the field.
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
      class={`${controls['dialog']} ${styles['dialog']}`}
      aria-label="Quick actions"
      onMouseDown={keepFocus}
      onClose={() => dialog.current?.open || closeQuickActions()}
    >
      {quick.kind === 'parameters' && (
        <p class={styles['path']}>
          {[quick.command.path.join(' / '), ...quick.chosen].join(' · ')}
        </p>
      )}
      <input
        type="text"
        class={controls['input']}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls="quick-choices"
        aria-activedescendant={choices[at] ? `quick-${at}` : undefined}
        aria-label={labelOf(quick)}
        placeholder={labelOf(quick)}
        value={text}
        onInput={event => typeQuickText(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <p class={styles['hint']} role="status">
        {hintOf(quick, choices.length)}
      </p>
      <QuickChoiceList />
    </dialog>
  )
}

/** The field gets all keys, also after a choice by mouse. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}

function handleKey(event: KeyboardEvent): void {
  if (event.key === 'ArrowDown') moveQuickChoice(1)
  else if (event.key === 'ArrowUp') moveQuickChoice(-1)
  else if (event.key === 'Enter') runQuickChoice()
  else return
  event.preventDefault()
}
