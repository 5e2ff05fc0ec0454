import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { readPinCounts } from './pin-counts.ts'
import { unpin } from './pins.ts'
import { teamWords } from './words.ts'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'
import { OpenSharedDialog } from './open-shared-dialog.tsx'
import { PinList } from './pin-list.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import { Row } from '../../kit/layout/row.tsx'
import styles from './pinned-section.module.css'
import { usePins } from './use-pins.ts'

/** Shared collections: pinned to the file, or opened by link. */
export function PinnedSection() {
  const t = useStore(teamWords)
  const { pins, more } = usePins()
  const [isAsking, setAsking] = useState(false)
  useKeptFocus()
  useEffect(() => void readPinCounts(pins), [pins])
  return (
    <section class={styles.section} aria-labelledby="pinned">
      <Row apart>
        <h2 id="pinned">{t.pinned}</h2>
        <Button icon="link" onPress={() => setAsking(true)}>
          {t.openShared}
        </Button>
      </Row>
      {pins.length > 0 ? (
        <div class={styles.pins}>
          <PinList pins={pins} onUnpin={id => void unpin(id)} />
          {more > 0 && <Hint>{t.morePins(more)}</Hint>}
        </div>
      ) : (
        <Hint>{t.noPins}</Hint>
      )}
      {isAsking && <OpenSharedDialog onClose={() => setAsking(false)} />}
    </section>
  )
}
