import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { TextField } from '../../kit/fields/text-field.tsx'
import { filterSheetWords } from './words.ts'
import styles from './fields.module.css'

interface Props {
  /** Six hexadecimal digits; undefined for none. */
  color: string | undefined
  onColor: (color: string | undefined) => void
}

/** A color in the notation of Figma's own fields; applies once complete. */
export function HexField({ color, onColor }: Props) {
  const t = useStore(filterSheetWords)
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(false)
  const digits = digitsOf(typed)
  const isOther = color !== undefined && digits.length === 6 && digits !== color
  const shown = isOther || (typed === '' && color) ? `#${color}` : typed
  return (
    <div class={styles.hex}>
      <span
        class={styles.well}
        style={{ background: color ? `#${color}` : undefined }}
      />
      <TextField
        label={t.hexColor}
        value={shown}
        maxLength={9}
        problem={isPossible(digitsOf(shown), isLeft) ? undefined : t.notHex}
        onLeave={() => setLeft(true)}
        onInput={text => {
          setTyped(text)
          setLeft(false)
          const given = digitsOf(text)
          if (given === '') onColor(undefined)
          if (/^[0-9a-f]{6}$/.test(given)) onColor(given)
        }}
      />
    </div>
  )
}

function isPossible(digits: string, isWhole: boolean): boolean {
  return (isWhole ? /^([0-9a-f]{6})?$/ : /^[0-9a-f]{0,6}$/).test(digits)
}

function digitsOf(text: string): string {
  return text.trim().replace(/^#/, '').toLowerCase()
}
