import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { TextField } from '../../kit/fields/text-field.tsx'
import { filterSheetWords } from './words.ts'

interface Props {
  /** Six hexadecimal digits; undefined for none. */
  color: string | undefined
  onColor: (color: string | undefined) => void
}

/** A color in the notation of Figma's own fields; applies once complete. */
export function HexField({ color, onColor }: Props) {
  const t = useStore(filterSheetWords)
  const [typed, setTyped] = useState('')
  const digits = digitsOf(typed)
  const isOther = color !== undefined && digits.length === 6 && digits !== color
  const shown = isOther || (typed === '' && color) ? `#${color}` : typed
  return (
    <TextField
      label={t.hexColor}
      value={shown}
      maxLength={9}
      problem={/^[0-9a-f]{0,6}$/.test(digitsOf(shown)) ? undefined : t.notHex}
      onInput={text => {
        setTyped(text)
        const given = digitsOf(text)
        if (given === '') onColor(undefined)
        if (/^[0-9a-f]{6}$/.test(given)) onColor(given)
      }}
    />
  )
}

function digitsOf(text: string): string {
  return text.trim().replace(/^#/, '').toLowerCase()
}
