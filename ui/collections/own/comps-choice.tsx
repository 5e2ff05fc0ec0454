import { useStore } from '@nanostores/preact'
import { useId } from 'preact/hooks'
import { Hint } from '../../kit/layout/hint.tsx'
import { Spinner } from '../../kit/spinner.tsx'
import type { Comps } from './save-comps.ts'
import { assetsText } from '../../words/amounts.ts'
import { collectionWords } from './words.ts'
import styles from './dialogs.module.css'

interface Props {
  /** Null until the file was checked. */
  comps: Comps | null
  /** False if the check failed. */
  isChecking: boolean
  isOfSelection: boolean
  onChoose: (isOfSelection: boolean) => void
}

/** Comps of the file or of the selection. */
export function CompsChoice(props: Props) {
  const t = useStore(collectionWords)
  const { comps, isChecking, isOfSelection, onChoose } = props
  const name = useId()

  function choice(text: string, ofSelection: boolean) {
    return (
      <label class={styles.choice}>
        <input
          type="radio"
          name={name}
          checked={isOfSelection === ofSelection}
          onChange={() => onChoose(ofSelection)}
        />
        {text}
      </label>
    )
  }

  return (
    <div role="radiogroup" aria-label={t.which} aria-live="polite">
      {comps === null && isChecking && (
        <Hint>
          <Spinner /> {t.checking}
        </Hint>
      )}
      {comps?.ofFile.length === 0 && <Hint>{t.noComps}</Hint>}
      {comps &&
        comps.ofFile.length > 0 &&
        choice(t.ofFile({ items: assetsText(comps.ofFile) }), false)}
      {comps &&
        comps.ofSelection.length > 0 &&
        choice(t.ofSelection({ items: assetsText(comps.ofSelection) }), true)}
    </div>
  )
}
