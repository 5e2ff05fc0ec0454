import { Checkbox } from '../../kit/fields/checkbox.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Icon } from '../../kit/icon.tsx'
import styles from './swap-preview.module.css'

export interface SwapPlace {
  key: string
  name: string
  /** What changes there, or why nothing can. */
  text: string
  isIncluded: boolean
  /** Null when it cannot be swapped. */
  onInclude: ((isIncluded: boolean) => void) | null
}

interface Props {
  summary: string
  places: SwapPlace[]
}

/** The places that a swap changes, to check before confirming. */
export function SwapPreview({ summary, places }: Props) {
  return (
    <Disclosure summary={summary}>
      {() => (
        <ul class={styles.list}>
          {places.map(({ key, name, text, isIncluded, onInclude }) => (
            <li key={key}>
              {onInclude ? (
                <Checkbox isChecked={isIncluded} onChange={onInclude}>
                  <Place name={name} text={text} />
                </Checkbox>
              ) : (
                <span class={styles.refused}>
                  <Icon name="warning" size={12} />
                  <Place name={name} text={text} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

function Place({ name, text }: { name: string; text: string }) {
  return (
    <>
      {name} <span class={styles.text}>{text}</span>
    </>
  )
}
