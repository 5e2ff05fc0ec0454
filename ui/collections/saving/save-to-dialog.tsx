import { useStore } from '@nanostores/preact'
import type { Asset } from '../../api/asset.ts'
import { Button } from '../../kit/button.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import { Modal } from '../../kit/modal.tsx'
import { askWhereToSave, closeSaving } from '../../library/save-request.ts'
import { $session } from '../../account/session.ts'
import { openView } from '../../shell/view.ts'
import { buttonWords } from '../../words/buttons.ts'
import { assetsText } from '../../words/amounts.ts'
import { collectionWords, itemWords } from '../own/words.ts'
import { SaveToForm } from './save-to-form.tsx'

interface Props {
  assets: readonly Asset[]
}

/** Asks for a collection, for one medium after the other; one press saves. */
export function SaveToDialog({ assets }: Props) {
  const t = useStore(collectionWords)
  const buttons = useStore(buttonWords)
  const [first] = assets
  const mediaType = first?.mediaType ?? 'image'
  const now = assets.filter(one => one.mediaType === mediaType)
  const later = assets.filter(one => one.mediaType !== mediaType)
  const { saveTitle } = useStore(itemWords(mediaType))
  const isOut = useStore($session).state === 'out'
  return (
    <Modal
      title={saveTitle(now.length)}
      onCancel={closeSaving}
      foot={
        <Button large onPress={closeSaving}>
          {buttons.cancel}
        </Button>
      }
    >
      {later.length > 0 && (
        <Hint>{t.saveNext({ items: assetsText(later) })}</Hint>
      )}
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
        <SaveToForm
          key={mediaType}
          mediaType={mediaType}
          assets={now}
          onDone={() =>
            later.length > 0 ? askWhereToSave(later) : closeSaving()
          }
        />
      )}
    </Modal>
  )
}
