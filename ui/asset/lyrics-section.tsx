import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { Section } from '../kit/section.tsx'
import styles from './track-details.module.css'
import { assetWords } from './words.ts'

interface Props {
  lyrics: string
}

/** Longer ones are folded. */
const maxLines = 8
const maxLength = 400

/** The words of a song, as plain text. */
export function LyricsSection({ lyrics }: Props) {
  const t = useStore(assetWords)
  const [isOpen, setOpen] = useState(false)
  const isLong =
    lyrics.length > maxLength || lyrics.split('\n').length > maxLines
  const isFolded = isLong && !isOpen
  return (
    <Section title={t.lyrics}>
      <p class={`${styles.lyrics} ${isFolded ? styles.isFolded : ''}`}>
        {lyrics}
      </p>
      {isLong && (
        <div>
          <Button kind="quiet" onPress={() => setOpen(!isOpen)}>
            {isOpen ? t.foldLyrics : t.showLyrics}
          </Button>
        </div>
      )}
    </Section>
  )
}
