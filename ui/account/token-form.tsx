import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { accountWords } from './words.ts'
import { buttonWords } from '../words/buttons.ts'
import { Button } from '../kit/button.tsx'
import { Disclosure } from '../kit/disclosure.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { Hint } from '../kit/layout/hint.tsx'
import styles from './token-form.module.css'

interface Props {
  startsOpen: boolean
  isBusy: boolean
  onUse: (token: string) => void
  onCancel: () => void
}

export function TokenForm({ startsOpen, isBusy, onUse, onCancel }: Props) {
  const t = useStore(accountWords)
  const { cancel } = useStore(buttonWords)
  const [token, setToken] = useState('')
  return (
    <div class={styles.other}>
      <Disclosure
        key={startsOpen}
        summary={t.tokenInstead}
        startsOpen={startsOpen}
      >
        {() => (
          <form
            class={styles.form}
            onSubmit={event => {
              event.preventDefault()
              onUse(token.trim())
            }}
          >
            <Hint>{t.tokenHint}</Hint>
            <TextField
              label={t.token}
              isSecret
              value={token}
              onInput={setToken}
            />
            <Button type="submit" disabled={token.trim() === ''} busy={isBusy}>
              {isBusy ? t.checking : t.useToken}
            </Button>
            {isBusy && (
              <Button kind="quiet" onPress={onCancel}>
                {cancel}
              </Button>
            )}
          </form>
        )}
      </Disclosure>
    </div>
  )
}
