import { useStore } from '@nanostores/preact'
import { buttonWords } from '../../words/buttons.ts'
import { libraryWords } from '../words.ts'
import { Badge } from '../../kit/badge.tsx'

interface Props {
  isComp: boolean
  isLicensed: boolean
}

/** Beside the artist of a track. */
export function TrackMarks({ isComp, isLicensed }: Props) {
  const t = useStore(libraryWords)
  const { licensed } = useStore(buttonWords)
  return (
    <>
      {isComp && <Badge icon="layer" text={t.inThisFile} />}{' '}
      {isLicensed && <Badge kind="good" icon="check" text={licensed} />}
    </>
  )
}
