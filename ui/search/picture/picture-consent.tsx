import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { $session } from '../../account/session.ts'
import { platform } from '../../platform/platform.ts'
import { agreeToSend, cancelPictureSearch } from './picture-search.ts'
import type { LayerPicture } from './picture-search.ts'
import { buttonWords } from '../../words/buttons.ts'
import { pictureWords } from './words.ts'
import { Hint } from '../../kit/layout/hint.tsx'
import { Row } from '../../kit/layout/row.tsx'
import styles from './picture-view.module.css'
import { kilobytes, SentPicture } from './sent-picture.tsx'

interface Props {
  picture: LayerPicture
}

/** Asks once per file, and shows what will be sent. */
export function PictureConsent({ picture }: Props) {
  const t = useStore(pictureWords)
  const buttons = useStore(buttonWords)
  const heading = useRef<HTMLHeadingElement>(null)
  // the question is read first; a focused button could be pressed by mistake
  useLayoutEffect(() => heading.current?.focus(), [])
  const isOut = useStore($session).state === 'out'
  const { addresses } = platform()
  const { host } = new URL(addresses.service)
  const gateway = new URL(addresses.gateway).host
  return (
    <div class={styles.body}>
      <h3 ref={heading} class={styles.title} tabIndex={-1}>
        {t.ask}
      </h3>
      <SentPicture picture={picture} class={styles.picture} />
      <p class={styles.text}>
        {t.facts({ name: picture.name, size: kilobytes(picture) })}
      </p>
      <p>{isOut ? t.through({ host, gateway }) : t.onlyThis({ host })}</p>
      <Hint>{t.once}</Hint>
      <Row>
        <Button kind="primary" onPress={() => void agreeToSend()}>
          {t.send}
        </Button>
        <Button onPress={cancelPictureSearch}>{buttons.cancel}</Button>
      </Row>
    </div>
  )
}
