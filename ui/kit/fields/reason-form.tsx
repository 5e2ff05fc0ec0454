import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { rememberFocus } from '../remember-focus.ts'
import { buttonWords } from '../../words/buttons.ts'
import { Button } from '../button.tsx'
import { Row } from '../layout/row.tsx'
import styles from './reason-form.module.css'
import { TextField } from './text-field.tsx'

interface Props {
  label: string
  /** Text of the submit button. */
  action: string
  onSubmit: (reason: string) => void
  onCancel: () => void
}

const maxReasonLength = 300

/** Asks for a reason, which is required. */
export function ReasonForm({ label, action, onSubmit, onCancel }: Props) {
  const buttons = useStore(buttonWords)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const restoreFocus = rememberFocus()
    field.current?.focus()
    return restoreFocus
  }, [])
  return (
    <form
      class={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (reason.trim()) onSubmit(reason.trim())
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <TextField
        label={label}
        value={reason}
        onInput={setReason}
        maxLength={maxReasonLength}
        fieldRef={field}
      />
      <Row>
        <Button type="submit" kind="primary" disabled={!reason.trim()}>
          {action}
        </Button>
        <Button onPress={onCancel}>{buttons.cancel}</Button>
      </Row>
    </form>
  )
}
