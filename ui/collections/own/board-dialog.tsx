import { useStore } from '@nanostores/preact'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { Button } from '../../kit/button.tsx'
import { Modal } from '../../kit/modal.tsx'
import { boardAtOnce, placeCollection } from './collection-board.ts'
import { amountText } from '../../words/amounts.ts'
import { buttonWords } from '../../words/buttons.ts'
import { collectionWords } from './words.ts'

interface Props {
  id: string
  mediaType: MediaType
  count: number
  onClose: () => void
}

/** Asks before placing a large number of assets. */
export function BoardDialog({ id, mediaType, count, onClose }: Props) {
  const t = useStore(collectionWords)
  const buttons = useStore(buttonWords)

  function place(max?: number): void {
    onClose()
    void placeCollection(id, max)
  }

  return (
    <Modal
      title={t.placeAllTitle({ items: amountText(mediaType, count) })}
      onCancel={onClose}
      foot={
        <>
          <Button large onPress={onClose}>
            {buttons.cancel}
          </Button>
          <Button large onPress={() => place()}>
            {t.placeAll}
          </Button>
          <Button kind="primary" large onPress={() => place(boardAtOnce)}>
            {t.placeFirst(boardAtOnce)}
          </Button>
        </>
      }
    >
      <p>{t.placeAllWhy}</p>
    </Modal>
  )
}
