import { useStore } from '@nanostores/preact'
import { useMemo, useState } from 'preact/hooks'
import { assetName } from '../asset-name.ts'
import { Checkbox } from '../components/checkbox.tsx'
import { DialogFoot } from '../components/dialog-foot.tsx'
import { Modal } from '../components/modal.tsx'
import { TextField } from '../components/text-field.tsx'
import { longestNote } from '../requests/to-requests.ts'
import { detailsOf } from '../stores/file-details.ts'
import { askForLicenses, closeAsking } from '../stores/requests.ts'
import { $session } from '../stores/session.ts'
import { requestWords } from '../words/requests.ts'
import { requestDialogWords } from '../words/request-dialog.ts'
import { NoticesView } from './notices-view.tsx'
import styles from './request-dialog.module.css'

interface Props {
  assetIds: readonly string[]
}

/** Asks those for licenses who may obtain them. */
export function RequestDialog({ assetIds }: Props) {
  const t = useStore(requestDialogWords)
  const { whoReads } = useStore(requestWords)
  const isOut = useStore($session).state === 'out'
  const [note, setNote] = useState('')
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const asked = assetIds.filter(id => !leftOut.includes(id))
  // It may be long, and each key of the note draws the dialog anew.
  const list = useMemo(
    () =>
      assetIds.map(assetId => (
        <li key={assetId}>
          <Checkbox
            isChecked={!leftOut.includes(assetId)}
            onChange={isAsked => choose(assetId, isAsked)}
          >
            {assetName(detailsOf(assetId), assetId)}
          </Checkbox>
        </li>
      )),
    [assetIds, leftOut]
  )

  function choose(assetId: string, isAsked: boolean): void {
    const others = leftOut.filter(id => id !== assetId)
    setLeftOut(isAsked ? others : [...others, assetId])
  }

  return (
    <Modal
      title={t.requestLicenses}
      onCancel={closeAsking}
      notices={<NoticesView />}
      foot={
        <DialogFoot
          action={t.request(asked.length)}
          disabled={asked.length === 0}
          onPress={() => void askForLicenses(asked, note)}
          onCancel={closeAsking}
        />
      }
    >
      <p>{t.requestStaysInThisFile}</p>
      <TextField
        label={t.note}
        value={note}
        onInput={setNote}
        maxLength={longestNote}
      />
      <p class={styles.hint}>{whoReads}</p>
      {isOut && <p class={styles.hint}>{t.youAreNotSignedIn}</p>}
      <ul class={styles.list} aria-label={t.assetsToRequest}>
        {list}
      </ul>
    </Modal>
  )
}
