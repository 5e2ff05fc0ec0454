import { useState } from 'preact/hooks'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'
import styles from './token-form.module.css'

interface Props {
  isBusy: boolean
  onUse: (token: string) => void
}

export function TokenForm({ isBusy, onUse }: Props) {
  const [token, setToken] = useState('')
  return (
    <details class={styles.other}>
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
        <TextField label="Token" isSecret value={token} onInput={setToken} />
        <Button type="submit" disabled={token.trim() === '' || isBusy}>
          {isBusy ? 'Checking…' : 'Use token'}
        </Button>
      </form>
    </details>
  )
}
