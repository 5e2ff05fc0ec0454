import { Chip } from '../../kit/chip.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import type { SectionState } from '../query/start-section.ts'
import { StartSectionView } from './start-section-view.tsx'
import styles from './start-page.module.css'

interface Props {
  title: string
  state: SectionState<readonly string[]>
  /** Shown in place of no texts. */
  none: string
  /** Shows this many in two lines; all if left out. */
  max?: number
  /** As shown; as it is if left out. */
  textOf?: (text: string) => string
  /** What a press on the shown text does. */
  labelOf: (shown: string) => string
  onPress: (text: string) => void
  onLoad: () => void
}

/** Texts to press. */
export function ChipSection(props: Props) {
  const { title, state, none, max, labelOf, onPress, onLoad } = props
  const { textOf = text => text } = props
  return (
    <StartSectionView
      title={title}
      state={state}
      height={max === undefined ? 'allChips' : 'chips'}
      onLoad={onLoad}
    >
      {texts =>
        texts?.length === 0 ? (
          <Hint>{none}</Hint>
        ) : (
          <ul class={styles.chipList} aria-hidden={texts === null}>
            {texts
              ? texts.slice(0, max).map(text => (
                  <li key={text}>
                    <Chip
                      text={textOf(text)}
                      label={labelOf(textOf(text))}
                      onPress={() => onPress(text)}
                    />
                  </li>
                ))
              : [1, 2, 3, 4].map(one => <li key={one} class={styles.blank} />)}
          </ul>
        )
      }
    </StartSectionView>
  )
}
