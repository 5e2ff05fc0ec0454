import { useStore } from '@nanostores/preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { toErrorData } from '../../../contract/errors.ts'
import { maxNameLength, nameProblem, nameProblemText } from './name-problem.ts'
import { DialogFoot } from '../../kit/dialog-foot.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import { Modal } from '../../kit/modal.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { $fileName } from '../../shell/document.ts'
import { findComps, saveComps } from './save-comps.ts'
import type { Comps } from './save-comps.ts'
import { cutText } from '../../words/cut-text.ts'
import { collectionErrorText } from './collection-texts.ts'
import { collectionWords } from './words.ts'
import { CompsChoice } from './comps-choice.tsx'
import styles from './dialogs.module.css'

interface Props {
  onClose: () => void
}

/** Creates a collection of the assets in the file or selection. */
export function SaveCompsDialog({ onClose }: Props) {
  const t = useStore(collectionWords)
  const form = useId()
  const [comps, setComps] = useState<Comps | null>(null)
  const [isOfSelection, setOfSelection] = useState(false)
  const [name, setName] = useState(cutText($fileName.get(), maxNameLength))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const chosen = (isOfSelection ? comps?.ofSelection : comps?.ofFile) ?? []

  useEffect(() => void find(), [])

  async function find(): Promise<void> {
    try {
      const found = await findComps()
      setComps(found)
      setOfSelection(found.ofSelection.length > 0)
    } catch (error) {
      setFailure(collectionErrorText(toErrorData(error)))
    }
  }

  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    setFailure(nameProblemText(nameProblem(name)))
    if (isBusy || chosen.length === 0 || nameProblem(name)) return
    setBusy(true)
    try {
      await saveComps(name, chosen)
      onClose()
    } catch (error) {
      setFailure(collectionErrorText(toErrorData(error)))
      setBusy(false)
    }
  }

  return (
    <Modal
      title={t.saveCompsTitle}
      onCancel={onClose}
      foot={
        <DialogFoot
          action={t.save}
          form={form}
          disabled={chosen.length === 0}
          busy={isBusy}
          onCancel={onClose}
        />
      }
    >
      <form
        id={form}
        class={styles.form}
        onSubmit={event => void submit(event)}
        noValidate
      >
        <CompsChoice
          comps={comps}
          isChecking={failure === undefined}
          isOfSelection={isOfSelection}
          onChoose={setOfSelection}
        />
        {new Set(chosen.map(one => one.mediaType)).size > 1 && (
          <Hint>{t.eachMedium}</Hint>
        )}
        <TextField
          label={t.name}
          value={name}
          onInput={setName}
          maxLength={maxNameLength}
          problem={failure}
        />
      </form>
    </Modal>
  )
}
