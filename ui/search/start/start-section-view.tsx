import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useEffect, useId } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { $language } from '../../words/language.ts'
import { $isOnline, $reconnectedAt } from '../../shell/online.ts'
import type { SectionState } from '../query/start-section.ts'
import { buttonWords } from '../../words/buttons.ts'
import { startWords } from './words.ts'
import { errorText } from '../../words/error-texts.ts'
import styles from './start-page.module.css'

interface Props<Found> {
  title: string
  state: SectionState<Found>
  /** Reserved height, so that nothing below moves. */
  height: 'strip' | 'chips' | 'allChips' | 'covers'
  /** Loads what is missing in the panel's language. */
  onLoad: () => void
  /** Called with null while loading. */
  children: (found: Found | null) => ComponentChildren
}

/** One section; its failure does not affect the others. */
export function StartSectionView<Found>(props: Props<Found>) {
  const { title, state, height, onLoad, children } = props
  const t = useStore(startWords)
  const buttons = useStore(buttonWords)
  const id = useId()
  useEffect(onLoad, [useStore($language), useStore($reconnectedAt)])
  const isOnline = useStore($isOnline)
  // Loads again by itself; the page says it once.
  if (state.state === 'failed' && !isOnline) return null
  return (
    <section
      class={styles.section}
      aria-labelledby={id}
      aria-busy={state.state === 'loading'}
    >
      <h2 id={id} class={styles.title} title={title} dir="auto">
        {title}
      </h2>
      <div class={styles[height]}>
        {state.state === 'failed' ? (
          <div class={styles.failed}>
            <p>{errorText(state.error)}</p>
            <Button
              kind="quiet"
              label={t.tryAgain({ section: title })}
              onPress={onLoad}
            >
              {buttons.tryAgain}
            </Button>
          </div>
        ) : (
          children(state.state === 'ready' ? state.found : null)
        )}
      </div>
    </section>
  )
}
