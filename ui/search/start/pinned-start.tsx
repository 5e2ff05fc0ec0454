import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import type { Pins } from '../../collections/pins/pins.ts'
import { openTab } from '../../shell/view.ts'
import { teamWords } from '../../collections/pins/words.ts'
import { PinList } from '../../collections/pins/pin-list.tsx'
import styles from './start-page.module.css'

interface Props {
  pinned: Pins
}

const maxShown = 3

/** Collections pinned to this file. */
export function PinnedStart({ pinned: { pins, more } }: Props) {
  const t = useStore(teamWords)
  const left = pins.length + more - maxShown
  return (
    <section class={styles.section} aria-labelledby="pinned-here">
      <h2 id="pinned-here" class={styles.title}>
        {t.pinned}
      </h2>
      <PinList pins={pins.slice(0, maxShown)} />
      {left > 0 && (
        <div>
          <Button kind="quiet" onPress={() => openTab('collections')}>
            {t.otherPins(left)}
          </Button>
        </div>
      )}
    </section>
  )
}
