import { useStore } from '@nanostores/preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { toErrorData } from '../../../contract/errors.ts'
import { longestName, nameProblem } from '../../collections/name-problem.ts'
import { Button } from '../../components/button.tsx'
import { Modal } from '../../components/modal.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { TextField } from '../../components/text-field.tsx'
import { $fileName } from '../../stores/file.ts'
import { findCompIds, saveComps } from '../../stores/save-comps.ts'
import type { CompIds } from '../../stores/save-comps.ts'
import { wordsForCollections } from '../../words-for-collections.ts'
import { buttonWords } from '../../words/buttons.ts'
import { collectionWords } from '../../words/collections.ts'
import styles from './dialogs.module.css'
import { nameProblemText } from './name-problem-text.ts'

interface Props {
  onClose: () => void
}

/** Makes a collection of what the file or the selection shows. */
export function SaveCompsDialog({ onClose }: Props) {
  const words = useStore(collectionWords)
  const buttons = useStore(buttonWords)
  const form = useId()
  const [comps, setComps] = useState<CompIds | null>(null)
  const [isOfSelection, setOfSelection] = useState(false)
  const [name, setName] = useState($fileName.get().slice(0, longestName))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ids = (isOfSelection ? comps?.ofSelection : comps?.ofFile) ?? []
  const hasNone = comps !== null && comps.ofFile.length === 0

  useEffect(() => void find(), [])

  async function find(): Promise<void> {
    try {
      const found = await findCompIds()
      setComps(found)
      setOfSelection(found.ofSelection.length > 0)
    } catch (error) {
      setFailure(wordsForCollections(toErrorData(error)))
    }
  }

  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    setFailure(nameProblemText(nameProblem(name)))
    if (isBusy || ids.length === 0 || nameProblem(name)) return
    setBusy(true)
    try {
      await saveComps(name, ids)
      onClose()
    } catch (error) {
      setFailure(wordsForCollections(toErrorData(error)))
      setBusy(false)
    }
  }

  function choice(text: string, ofSelection: boolean) {
    return (
      <label class={styles.choice}>
        <input
          type="radio"
          name={form}
          checked={isOfSelection === ofSelection}
          onChange={() => setOfSelection(ofSelection)}
        />
        {text}
      </label>
    )
  }

  return (
    <Modal
      title={words.saveCompsTitle}
      onCancel={onClose}
      foot={
        <>
          <Button large onPress={onClose}>
            {buttons.cancel}
          </Button>
          <Button
            kind="primary"
            large
            type="submit"
            form={form}
            disabled={isBusy || ids.length === 0}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        class={styles.form}
        onSubmit={event => void submit(event)}
        noValidate
      >
        <div role="radiogroup" aria-label={words.which} aria-live="polite">
          {comps === null && failure === undefined && (
            <p class={styles.hint}>
              <Spinner /> {words.checking}
            </p>
          )}
          {hasNone && <p class={styles.hint}>{words.noComps}</p>}
          {comps &&
            !hasNone &&
            choice(words.ofFile(comps.ofFile.length), false)}
          {comps &&
            comps.ofSelection.length > 0 &&
            choice(words.ofSelection(comps.ofSelection.length), true)}
        </div>
        <TextField
          label={words.name}
          value={name}
          onInput={setName}
          maxLength={longestName}
          problem={failure}
        />
      </form>
    </Modal>
  )
}
