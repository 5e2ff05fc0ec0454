import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { cancelPictureSearch } from './picture-search.ts'
import type { LayerPicture } from './picture-search.ts'
import { buttonWords } from '../../words/buttons.ts'
import { pictureWords } from './words.ts'
import { Row } from '../../kit/layout/row.tsx'
import styles from './picture-view.module.css'
import { SentPicture } from './sent-picture.tsx'

interface Props {
  /** Null while there is none. */
  picture: LayerPicture | null
}

export function PictureProgress({ picture }: Props) {
  const t = useStore(pictureWords)
  const buttons = useStore(buttonWords)
  return (
    <div class={styles.body}>
      {picture && <SentPicture picture={picture} class={styles.picture} />}
      <ProgressBar label={picture ? t.sending : t.drawing} />
      <Row>
        <Button onPress={cancelPictureSearch}>{buttons.cancel}</Button>
      </Row>
    </div>
  )
}
