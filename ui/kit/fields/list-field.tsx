import { useState } from 'preact/hooks'
import { TextField } from './text-field.tsx'

interface Props {
  label: string
  values: readonly string[]
  /** Most values; the rest is ignored. */
  max: number
  onValues: (values: string[]) => void
}

/** Several texts in one field, separated by commas. */
export function ListField({ label, values, max, onValues }: Props) {
  const [typed, setTyped] = useState(values.join(', '))
  const isSame = textsIn(typed, max).join() === values.join()
  return (
    <TextField
      label={label}
      value={isSame ? typed : values.join(', ')}
      onInput={text => {
        setTyped(text)
        onValues(textsIn(text, max))
      }}
    />
  )
}

function textsIn(text: string, max: number): string[] {
  const texts = text.split(/[,，、،]/).map(one => one.trim())
  return [...new Set(texts)].filter(one => one !== '').slice(0, max)
}
