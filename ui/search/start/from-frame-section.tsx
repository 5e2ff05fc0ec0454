import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { Chip } from '../../kit/chip.tsx'
import { SwatchList } from '../../kit/fields/swatch-list.tsx'
import { orientationWords } from '../../library/words.ts'
import { $selection } from '../../shell/selection.ts'
import { colorName } from '../filters/swatches.ts'
import { changeFilters } from '../query/filters.ts'
import { $medium } from '../query/medium.ts'
import { $frameIdeas, findFrameIdeas, searchByFrame } from './frame-ideas.ts'
import styles from './start-page.module.css'
import { startWords } from './words.ts'

/** Searches that suit the selected frame; nothing is sent before a press. */
export function FromFrameSection() {
  const t = useStore(startWords)
  const shapes = useStore(orientationWords)
  const ideas = useStore($frameIdeas)
  const selection = useStore($selection)
  const isImage = useStore($medium) === 'image'
  useEffect(() => void findFrameIdeas(), [selection])
  if (!ideas) return null
  const { count, words } = ideas
  const colors = isImage ? ideas.colors : []
  const shape = isImage && ideas.orientation ? shapes[ideas.orientation] : ''
  if (words.length === 0 && colors.length === 0 && !shape) return null
  const chips = words.map(word => ({ word, text: word }))
  if (shape) chips.push({ word: '', text: shape })
  return (
    <section class={styles.section} aria-labelledby="from-frame">
      <h2 id="from-frame" class={styles.title}>
        {t.fromFrame(count)}
      </h2>
      {chips.length > 0 && (
        <ul class={styles.chipList}>
          {chips.map(({ word, text }) => (
            <li key={text}>
              <Chip
                text={text}
                label={t.searchFor({
                  words: word && shape ? `${word} · ${shape}` : text
                })}
                onPress={() => searchByFrame(word)}
              />
            </li>
          ))}
        </ul>
      )}
      {colors.length > 0 && (
        <SwatchList
          label={t.frameColors(count)}
          value={undefined}
          swatches={colors.map(color => ({ color, name: colorName(color) }))}
          onChoose={color => changeFilters({ color })}
        />
      )}
    </section>
  )
}
