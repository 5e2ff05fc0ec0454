import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { accountWords } from './words.ts'
import { buttonWords } from '../words/buttons.ts'
import { Button } from '../kit/button.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { Hint } from '../kit/layout/hint.tsx'
import { Row } from '../kit/layout/row.tsx'
import styles from './waiting-sign-in.module.css'

interface Props {
  /** The person agreed in the browser, where the code is now shown. */
  isReady: boolean
  /** Null when the browser page shows it. */
  timeLeft: string | null
  code: string
  problem: string | undefined
  isFinishing: boolean
  onCode: (code: string) => void
  onFinish: () => void
  onOpenAgain: () => void
  onCopyLink: () => void
  onCancel: () => void
}

export function WaitingSignIn(props: Props) {
  const t = useStore(accountWords)
  const { cancel } = useStore(buttonWords)
  const field = useRef<HTMLInputElement>(null)

  // Focuses the code field at first and when the browser shows the code.
  useEffect(() => field.current?.focus(), [props.isReady])

  return (
    <div class={styles.steps}>
      <p class={styles.wait} role="status">
        {!props.isReady && <Spinner />}
        {props.isReady ? t.codeIsShown : t.continueInBrowser}
      </p>
      <Hint>{props.isReady ? t.typeCode : t.enterCodeFromPage}</Hint>
      <Row>
        <Button onPress={props.onOpenAgain}>{t.openAgain}</Button>
        <Button icon="link" onPress={props.onCopyLink}>
          {t.copyLink}
        </Button>
      </Row>
      <form
        class={styles.form}
        onSubmit={event => {
          event.preventDefault()
          props.onFinish()
        }}
      >
        <TextField
          label={t.pairingCode}
          code
          fieldRef={field}
          maxLength={12}
          value={props.code}
          problem={props.problem}
          onInput={props.onCode}
        />
        <Button
          type="submit"
          kind="primary"
          large
          disabled={props.code.trim() === ''}
          busy={props.isFinishing}
        >
          {props.isFinishing ? t.finishing : t.finish}
        </Button>
      </form>
      <Row apart>
        <Hint>{props.timeLeft}</Hint>
        <Button kind="quiet" onPress={props.onCancel}>
          {cancel}
        </Button>
      </Row>
    </div>
  )
}
