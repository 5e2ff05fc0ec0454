import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import { mediumWords } from '../../library/words.ts'
import { makeCollection } from './make-collection.ts'
import { NameDialog } from './name-dialog.tsx'
import { collectionWords } from './words.ts'

interface Props {
  /** Chosen at first. */
  mediaType: MediaType
  onClose: () => void
}

/** Asks for the name and the medium of a new collection. */
export function CreateDialog({ mediaType, onClose }: Props) {
  const t = useStore(collectionWords)
  const choices = choicesOf(useStore(mediumWords))
  const [chosen, setChosen] = useState(mediaType)
  return (
    <NameDialog
      title={t.create}
      action={t.createDo}
      name=""
      onName={async name => void (await makeCollection(name, chosen))}
      onClose={onClose}
    >
      <ChoiceField
        label={t.collectionOf}
        value={chosen}
        choices={choices}
        onChoose={setChosen}
      />
    </NameDialog>
  )
}
