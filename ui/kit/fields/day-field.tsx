import { useStore } from '@nanostores/preact'
import { useId, useState } from 'preact/hooks'
import { dayForm, dayInForm, parseDay } from '../../words/day-form.ts'
import { fieldWords } from '../words.ts'
import styles from './day-field.module.css'
import field from './small-field.module.css'

interface Props {
  label: string
  /** Days such as `2026-01-31`; empty for none. */
  value: string
  min?: string
  max?: string
  onDay: (day: string) => void
}

/** A day, typed as the reader writes it; empty while it is not one. */
export function DayField({ label, value, min, max, onDay }: Props) {
  const { yyyy, mm, dd } = useStore(fieldWords)
  const [typed, setTyped] = useState<Typed | null>(null)
  const id = useId()
  const form = dayForm({ year: yyyy, month: mm, day: dd })
  const problem = typed === null ? '' : problemOf(typed, form, { min, max })
  return (
    <div class={styles.row}>
      <label for={id}>{label}</label>
      <input
        id={id}
        class={field.field}
        placeholder={form}
        autocomplete="off"
        spellcheck={false}
        maxLength={20}
        value={typed?.text ?? dayInForm(value)}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : `${id}-problem`}
        onInput={({ currentTarget: { value: text } }) => {
          setTyped({ text, isLeft: false })
          const day = parseDay(text) ?? ''
          onDay(isWithin(day, { min, max }) ? day : '')
        }}
        onChange={({ currentTarget: { value: text } }) => {
          const isFine = text.trim() === '' || parseDay(text) === value
          setTyped(isFine ? null : { text, isLeft: true })
        }}
      />
      {problem !== '' && (
        <p id={`${id}-problem`} class={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

interface Typed {
  text: string
  /** No longer being typed. */
  isLeft: boolean
}

interface Limits {
  min: string | undefined
  max: string | undefined
}

function isWithin(day: string, { min, max }: Limits): boolean {
  return day >= (min ?? '') && (!max || day <= max)
}

function problemOf(
  { text, isLeft }: Typed,
  form: string,
  { min, max }: Limits
): string {
  const t = fieldWords.get()
  const day = parseDay(text)
  if (day === undefined) {
    return isLeft && text.trim() !== '' ? t.notDay({ form }) : ''
  }
  if (isWithin(day, { min, max })) return ''
  return min && day < min
    ? t.tooEarly({ day: dayInForm(min) })
    : t.tooLate({ day: dayInForm(max ?? '') })
}
