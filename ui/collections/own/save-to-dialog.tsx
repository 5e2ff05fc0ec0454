import { useStore } from '@nanostores/preact'
import type { Asset } from '../../api/asset.ts'
import { Button } from '../../kit/button.tsx'
import { Modal } from '../../kit/modal.tsx'
import { closeSaving } from '../../library/save-request.ts'
import { $session } from '../../account/session.ts'
import { openView } from '../../shell/view.ts'
import { buttonWords } from '../../words/buttons.ts'
import { collectionWords } from './words.ts'
import { SaveToForm } from './save-to-form.tsx'

interface Props {
  assets: readonly Asset[]
}

/** Asks for a collection; one press saves. */
export function SaveToDialog({ assets }: Props) {
  const t = useStore(collectionWords)
  const buttons = useStore(buttonWords)
  const isOut = useStore($session).state === 'out'
  return (
    <Modal
      title={t.saveTitle(assets.length)}
      onCancel={closeSaving}
      foot={
        <Button large onPress={closeSaving}>
          {buttons.cancel}
        </Button>
      }
    >
      {isOut ? (
        <>
          <p>{t.signInWhy}</p>
          <Button
            kind="primary"
            large
            onPress={() => {
              closeSaving()
              openView({ name: 'account' })
            }}
          >
            {t.signIn}
          </Button>
        </>
      ) : (
        <SaveToForm assets={assets} />
      )}
    </Modal>
  )
}
