import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { toErrorData } from '../../../contract/errors.ts'
import { maxNameLength, nameProblem, nameProblemText } from './name-problem.ts'
import { DialogFoot } from '../../kit/dialog-foot.tsx'
import { Modal } from '../../kit/modal.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { collectionErrorText } from './collection-texts.ts'
import { collectionWords } from './words.ts'
import styles from './dialogs.module.css'

interface Props {
  title: string
  /** Text of the submit button. */
  action: string
  /** The initial name. */
  name: string
  /** Closes the dialog unless it fails. */
  onName: (name: string) => Promise<void>
  onClose: () => void
  /** Other fields. */
  children?: ComponentChildren
}

/** Asks for the name of a collection. */
export function NameDialog(props: Props) {
  const { title, action, onName, onClose } = props
  const t = useStore(collectionWords)
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(props.name)
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const problem = nameProblem(name)

  // Initially, the title of the dialog has the focus.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    setWrong(problem !== null)
    if (problem || isBusy) return field.current?.focus()
    setBusy(true)
    setFailure(undefined)
    try {
      await onName(name.trim())
      onClose()
    } catch (error) {
      setFailure(collectionErrorText(toErrorData(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      title={title}
      onCancel={onClose}
      foot={<DialogFoot action={action} form={form} onCancel={onClose} />}
    >
      <form
        id={form}
        class={styles.form}
        onSubmit={event => void submit(event)}
        noValidate
      >
        <TextField
          label={t.name}
          value={name}
          onInput={setName}
          maxLength={maxNameLength}
          fieldRef={field}
          problem={failure ?? (isWrong ? nameProblemText(problem) : undefined)}
        />
        {props.children}
      </form>
    </Modal>
  )
}
