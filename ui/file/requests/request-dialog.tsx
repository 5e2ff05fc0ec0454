import { useStore } from '@nanostores/preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import { assetName } from '../../library/asset-name.ts'
import { Checkbox } from '../../kit/fields/checkbox.tsx'
import { DialogFoot } from '../../kit/dialog-foot.tsx'
import { Modal } from '../../kit/modal.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { maxNoteLength } from './to-requests.ts'
import { detailsOf, fetchDetails } from '../../library/asset-details.ts'
import { missingKeys, sendRequest } from './requests.ts'
import { $refusals, refusalText } from '../../licensing/refusals.ts'
import { closeRequestDialog } from '../../licensing/request-dialog.ts'
import { $session } from '../../account/session.ts'
import { requestWords, requestDialogWords } from './words.ts'
import { NoticesView } from '../../shell/notices-view.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import styles from './request-dialog.module.css'

interface Props {
  /** Of the assets. */
  assetKeys: readonly string[]
}

/** Sends a request to people who can license. */
export function RequestDialog({ assetKeys }: Props) {
  const t = useStore(requestDialogWords)
  const { whoReads } = useStore(requestWords)
  const isOut = useStore($session).state === 'out'
  const [note, setNote] = useState('')
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [isNamed, setNamed] = useState(false)
  const placed = missingKeys(assetKeys).length
  const first = assetOfKey(assetKeys[0] ?? '')
  const refusal = useStore($refusals).of(detailsOf(assetKey(first)) ?? null)
  const asked = assetKeys.filter(key => !leftOut.includes(key))
  // Memoized: the list may be long, and each key press renders the dialog.
  const list = useMemo(
    () =>
      assetKeys.map(key => (
        <li key={key}>
          <Checkbox
            isChecked={!leftOut.includes(key)}
            onChange={isAsked => choose(key, isAsked)}
          >
            {assetName(detailsOf(key), assetOfKey(key))}
          </Checkbox>
        </li>
      )),
    [assetKeys, leftOut, isNamed]
  )

  useEffect(() => {
    void fetchDetails(assetKeys).then(() => setNamed(true))
  }, [assetKeys])

  function choose(key: string, isAsked: boolean): void {
    const others = leftOut.filter(one => one !== key)
    setLeftOut(isAsked ? others : [...others, key])
  }

  return (
    <Modal
      title={t.requestLicenses}
      onCancel={closeRequestDialog}
      notices={<NoticesView />}
      foot={
        <DialogFoot
          action={t.request(asked.length)}
          disabled={asked.length === 0}
          onPress={() => void sendRequest(asked, note)}
          onCancel={closeRequestDialog}
        />
      }
    >
      {refusal && <p>{refusalText(refusal, first.mediaType)}</p>}
      <p>{t.savedInFileHint}</p>
      <TextField
        label={t.note}
        value={note}
        onInput={setNote}
        maxLength={maxNoteLength}
      />
      <Hint>{whoReads}</Hint>
      {placed > 0 && <Hint>{t.placesFirst}</Hint>}
      {isOut && <Hint>{t.addNameHint}</Hint>}
      <ul class={styles.list} aria-label={t.assetsToRequest}>
        {list}
      </ul>
    </Modal>
  )
}
