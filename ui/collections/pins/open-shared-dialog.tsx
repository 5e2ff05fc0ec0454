import { useStore } from '@nanostores/preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { isShareCode, readShareAddress } from './share-address.ts'
import { DialogFoot } from '../../kit/dialog-foot.tsx'
import { Modal } from '../../kit/modal.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { openView } from '../../shell/view.ts'
import { teamWords } from './words.ts'
import { Hint } from '../../kit/layout/hint.tsx'
import styles from './open-shared-dialog.module.css'

interface Props {
  onClose: () => void
}

/** Asks for a link, or for a number and a share code. */
export function OpenSharedDialog({ onClose }: Props) {
  const t = useStore(teamWords)
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [link, setLink] = useState('')
  const [given, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const ref = readShareAddress(link)
  const code = given.trim() || (ref?.code ?? '')

  useEffect(() => field.current?.focus(), [])

  function submit(event: Event): void {
    event.preventDefault()
    setChecked(true)
    if (!ref || !isShareCode(code)) return
    onClose()
    openView({ name: 'shared', id: ref.id, code, title: t.shared })
  }

  return (
    <Modal
      title={t.openSharedTitle}
      onCancel={onClose}
      foot={<DialogFoot action={t.open} form={form} onCancel={onClose} />}
    >
      <form id={form} class={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t.linkOrNumber}
          value={link}
          onInput={setLink}
          maxLength={2000}
          fieldRef={field}
          problem={isChecked && !ref ? t.notALink : undefined}
        />
        <TextField
          label={t.code}
          value={given}
          onInput={setCode}
          maxLength={2000}
          problem={codeProblem(isChecked && ref !== null, code)}
        />
        <Hint>{t.codeHint}</Hint>
      </form>
    </Modal>
  )
}

function codeProblem(isChecked: boolean, code: string): string | undefined {
  if (!isChecked || isShareCode(code)) return undefined
  const t = teamWords.get()
  return code === '' ? t.codeMissing : t.codeWrong
}
