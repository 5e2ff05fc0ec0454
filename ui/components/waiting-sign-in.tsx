import { useEffect, useRef } from 'preact/hooks'
import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'
import { TextField } from './text-field.tsx'
import styles from './waiting-sign-in.module.css'

interface Props {
  /** The person has agreed in the browser; the code is there to be read. */
  isReady: boolean
  /** Null when the page in the browser says it. */
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
  const field = useRef<HTMLInputElement>(null)

  // The code is what is asked for, at once and when the browser shows it.
  useEffect(() => field.current?.focus(), [props.isReady])

  return (
    <div class={styles.steps}>
      <p class={styles.wait} role="status">
        {!props.isReady && <Spinner />}
        {props.isReady
          ? 'Your browser shows a pairing code now'
          : 'Continue in your browser'}
      </p>
      <p class={styles.hint}>
        {props.isReady
          ? 'Type the six letters your browser shows. '
          : 'Sign in on the page that opened. It then shows a pairing code of ' +
            'six letters; enter it here. '}
        Never send that code to anyone.
      </p>
      <div class={styles.row}>
        <Button onPress={props.onOpenAgain}>Open again</Button>
        <Button icon="link" onPress={props.onCopyLink}>
          Copy link
        </Button>
      </div>
      <form
        class={styles.form}
        onSubmit={event => {
          event.preventDefault()
          props.onFinish()
        }}
      >
        <TextField
          label="Pairing code"
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
          disabled={props.code.trim() === '' || props.isFinishing}
        >
          {props.isFinishing ? 'Finishing…' : 'Finish sign-in'}
        </Button>
      </form>
      <div class={styles.end}>
        <span class={styles.hint}>{props.timeLeft}</span>
        <Button kind="quiet" onPress={props.onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
