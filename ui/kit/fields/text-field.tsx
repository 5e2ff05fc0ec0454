import { useStore } from '@nanostores/preact'
import type { Ref } from 'preact'
import { useId } from 'preact/hooks'
import { fieldWords } from '../words.ts'
import small from './small-field.module.css'
import styles from './text-field.module.css'

interface Props {
  label: string
  value: string
  onInput: (value: string) => void
  /** The text is no longer being typed. */
  onLeave?: () => void
  /** Hides the text like a password. */
  isSecret?: boolean
  /** Large letters, for a code that is read off another screen. */
  code?: boolean
  /** Offers digits on a touch screen. */
  isAmount?: boolean
  maxLength?: number
  isRequired?: boolean
  problem?: string | undefined
  fieldRef?: Ref<HTMLInputElement>
}

export function TextField(props: Props) {
  const t = useStore(fieldWords)
  const { label, value, onInput, problem } = props
  const id = useId()
  return (
    <div class={styles.row}>
      <label class={styles.label} for={id}>
        {label}
        {props.isRequired && t.required}
      </label>
      <input
        ref={props.fieldRef ?? null}
        id={id}
        class={`${small.field} ${styles.field} ${props.code ? styles.code : ''}`}
        {...(props.isSecret ? secret : plain)}
        value={value}
        autocomplete="off"
        autocapitalize={props.code ? 'characters' : 'off'}
        spellcheck={false}
        inputmode={props.isAmount ? 'decimal' : undefined}
        maxLength={props.maxLength}
        required={props.isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={props.onLeave}
        onInput={event => onInput(event.currentTarget.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} class={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

const plain = { type: 'text' } as const
const secret = { type: 'password' } as const
