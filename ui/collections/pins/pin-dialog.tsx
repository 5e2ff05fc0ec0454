import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { toErrorData } from '../../../contract/errors.ts'
import { DialogFoot } from '../../kit/dialog-foot.tsx'
import { Modal } from '../../kit/modal.tsx'
import { showNotice } from '../../shell/notices.ts'
import { pinCollection } from './pins.ts'
import { pinErrorText } from './shared-texts.ts'
import { teamWords } from './words.ts'

interface Props {
  id: string
  name: string
  /** Fetches its share code when it is pinned; null if it has none. */
  fetchCode: () => Promise<string | null>
  onClose: () => void
}

/** Explains first what a pin shares with whom. */
export function PinDialog({ id, name, fetchCode, onClose }: Props) {
  const t = useStore(teamWords)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function pin(): Promise<void> {
    setBusy(true)
    setProblem((await tryToPin()) ?? '')
    setBusy(false)
  }

  /** Returns why it failed. */
  async function tryToPin(): Promise<string | null> {
    try {
      const shareCode = await fetchCode()
      if (shareCode === null) return t.noCode
      const error = await pinCollection({ id, name, shareCode })
      if (error) return pinErrorText(error)
      showNotice('success', t.pinDone({ name }))
      onClose()
      return null
    } catch (error) {
      return pinErrorText(toErrorData(error))
    }
  }

  return (
    <Modal
      title={t.pinTitle({ name })}
      onCancel={onClose}
      foot={
        <DialogFoot
          action={t.pinDo}
          icon="pin"
          busy={isBusy}
          onPress={() => void pin()}
          onCancel={onClose}
        />
      }
    >
      <p>{t.pinWhy}</p>
      {problem !== '' && (
        <p role="alert">{t.notPinned({ name, why: problem })}</p>
      )}
    </Modal>
  )
}
