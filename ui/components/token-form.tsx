import { useState } from 'preact/hooks'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'
import styles from './token-form.module.css'

interface Props {
  isBusy: boolean
  problem: string | undefined
  onUse: (token: string) => void
}

export function TokenForm({ isBusy, problem, onUse }: Props) {
  const [token, setToken] = useState('')
  const [isOpen, setOpen] = useState(problem !== undefined)
  return (
    <details
      class={styles.other}
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>Use a token instead</summary>
      <form
        class={styles.form}
        onSubmit={event => {
          event.preventDefault()
          onUse(token.trim())
        }}
      >
        <p class={styles.hint}>
          Make one on your account’s page at the library, with the rights to see
          your account and to license.
        </p>
        <TextField
          label="Token"
          isSecret
          value={token}
          problem={problem}
          onInput={setToken}
        />
        <Button type="submit" disabled={token.trim() === '' || isBusy}>
          {isBusy ? 'Checking…' : 'Use token'}
        </Button>
      </form>
    </details>
  )
}
