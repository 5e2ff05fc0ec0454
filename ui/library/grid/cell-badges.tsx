import { useStore } from '@nanostores/preact'
import { buttonWords } from '../../words/buttons.ts'
import { libraryWords } from '../words.ts'
import { Badge } from '../../kit/badge.tsx'
import styles from './cell-badges.module.css'

interface Props {
  badges: readonly string[]
  /** Already in the file. */
  isComp: boolean
  isLicensed: boolean
}

/** Drawn over the picture of a cell. */
export function CellBadges({ badges, isComp, isLicensed }: Props) {
  const t = useStore(libraryWords)
  const { licensed } = useStore(buttonWords)
  return (
    <div class={styles.badges}>
      <span class={styles.states}>
        {isComp && <Badge kind="overlay" icon="layer" text={t.inThisFile} />}
        {isLicensed && <Badge kind="overlay" icon="check" text={licensed} />}
      </span>
      {badges.map(text => (
        <Badge key={text} text={text} kind="overlay" />
      ))}
    </div>
  )
}
