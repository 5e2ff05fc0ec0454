import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { TextField } from '../../kit/fields/text-field.tsx'
import { $incompletePresses } from '../details.ts'
import { planWords } from '../plan/words.ts'
import { parsePrice } from './parse-price.ts'

interface Props {
  label: string
  price: number | null
  isRequired?: boolean
  /** Null while the text is no price. */
  onChange: (price: number | null) => void
}

/** An amount of money, as people write it in any of the panel's languages. */
export function PriceField(props: Props) {
  const { label, price, isRequired = false, onChange } = props
  const t = useStore(planWords)
  const showsMissing = useStore($incompletePresses) > 0 && isRequired
  const [text, setText] = useState('')
  const shown = parsePrice(text) === price ? text : String(price ?? '')

  function change(typed: string): void {
    setText(typed)
    onChange(parsePrice(typed))
  }

  return (
    <TextField
      label={label}
      value={shown}
      isRequired={isRequired}
      isAmount
      maxLength={20}
      problem={showsMissing && price === null ? t.priceMissing : undefined}
      onInput={change}
    />
  )
}
