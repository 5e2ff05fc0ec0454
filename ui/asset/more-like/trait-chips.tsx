import { useStore } from '@nanostores/preact'
import { Chip } from '../../kit/chip.tsx'
import { RemovableChip } from '../../kit/fields/removable-chip.tsx'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'
import {
  genreText,
  genreWords,
  instrumentText,
  instrumentWords,
  moodText,
  moodWords
} from '../../words/music.ts'
import styles from './more-like-view.module.css'
import { traitKey } from './shared-traits.ts'
import type { SharedTraits, Trait } from './shared-traits.ts'
import { moreLikeWords } from './words.ts'

interface Props {
  shared: SharedTraits
  /** Number of the assets. */
  all: number
  /** Those that the list is based on. */
  chosen: readonly Trait[]
  onChange: (chosen: readonly Trait[]) => void
}

/** What the assets share; each can be taken away and added again. */
export function TraitChips({ shared, all, chosen, onChange }: Props) {
  const t = useStore(moreLikeWords)
  useStore(genreWords)
  useStore(moodWords)
  useStore(instrumentWords)
  useKeptFocus()
  const keys = new Set(chosen.map(traitKey))
  const isMusic = shared.traits.some(({ kind }) => kind !== 'keyword')
  const title = isMusic ? t.sharedTraits : t.sharedKeywords
  return (
    <div role="group" aria-label={title} class={styles.traits}>
      <span class={styles.label} aria-hidden>
        {shared.count < all ? t.sharedBy({ count: shared.count, all }) : title}
      </span>
      {shared.traits.map(trait => {
        const text = texts[trait.kind](trait.text)
        const key = traitKey(trait)
        return keys.has(key) ? (
          <RemovableChip
            key={key}
            text={text}
            onRemove={() => onChange(chosen.filter(one => one !== trait))}
          />
        ) : (
          <Chip
            key={key}
            text={`+ ${text}`}
            label={t.add({ text })}
            onPress={() => onChange([...chosen, trait])}
          />
        )
      })}
    </div>
  )
}

/** In the panel's language, as far as known. */
const texts: Record<Trait['kind'], (text: string) => string> = {
  genre: genreText,
  mood: moodText,
  instrument: instrumentText,
  keyword: text => text
}
