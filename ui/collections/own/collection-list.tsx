import { useStore } from '@nanostores/preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { foldText } from '../../../contract/fold-text.ts'
import type { Collection } from '../../api/collections/collections.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import { TextField } from '../../kit/fields/text-field.tsx'
import { WindowedList } from '../../kit/windowed-list.tsx'
import { mediumWords } from '../../library/words.ts'
import {
  $coversKnown,
  $listedMedium,
  readCollections,
  coverOf
} from './collections.ts'
import type { CollectionList as State } from './collections.ts'
import { $deleting, deleteLater, undoDelete } from './deleting.ts'
import { rename } from './renaming.ts'
import { openView } from '../../shell/view.ts'
import { collectionWords } from './words.ts'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'
import { useKeptPlace } from '../../shell/use-kept-place.ts'
import { CollectionRow } from './collection-row.tsx'
import styles from './collections-view.module.css'
import { detailText } from './collection-texts.ts'
import { NameDialog } from './name-dialog.tsx'

interface Props {
  list: Extract<State, { state: 'ready' }>
}

/** With fewer, all are visible. */
const manyCollections = 12

export function CollectionList({ list }: Props) {
  const { collections, isReading } = list
  const t = useStore(collectionWords)
  const media = useStore(mediumWords)
  const deleting = useStore($deleting)
  const covers = useStore($coversKnown)
  const scroller = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [renamed, setRenamed] = useState<Collection | null>(null)
  useKeptPlace(scroller)
  useKeptFocus()
  const isMixed = collections.some(
    one => one.mediaType !== collections[0]?.mediaType
  )
  const chosen = useStore($listedMedium)
  const medium = isMixed ? chosen : null
  const shown = useMemo(
    () => namedLike(ofMedium(collections, medium), text),
    [collections, medium, text]
  )
  return (
    <>
      {collections.length > manyCollections && (
        <div class={styles.find}>
          <TextField label={t.find} value={text} onInput={setText} />
        </div>
      )}
      <div class={styles.line}>
        <p class={styles.count} role="status">
          {isReading ? t.loading : t.shown(shown.length)}
        </p>
        {isMixed && (
          <div>
            <ChoiceField
              label={t.showMedia}
              value={medium ?? 'all'}
              choices={choicesOf({ all: t.allMedia, ...media })}
              onChoose={one => $listedMedium.set(one === 'all' ? null : one)}
            />
          </div>
        )}
        <IconButton
          label={t.refresh}
          icon="refresh"
          onPress={() => !isReading && void readCollections()}
        />
      </div>
      <div ref={scroller} class={styles.scroll}>
        {shown.length === 0 && (
          <p class={styles.status}>{t.noneFits({ text })}</p>
        )}
        <WindowedList
          key={`${medium} ${text}`}
          label={t.list}
          items={shown}
          scroller={scroller}
          rowHeight={64}
          row={useMemo(
            () => (collection: Collection, index: number) => (
              <CollectionRow
                key={collection.id}
                name={collection.name || t.nameless}
                detail={detailText(collection)}
                coverUrl={coverOf(collection, 64)}
                deleting={deleting.get(collection.id)}
                position={index + 1}
                count={shown.length}
                onOpen={() =>
                  openView({
                    name: 'collection',
                    kind: 'own',
                    id: collection.id
                  })
                }
                onRename={() => setRenamed(collection)}
                onDelete={() => void deleteLater(collection)}
                onUndo={() => undoDelete(collection.id)}
              />
            ),
            [t, deleting, covers, shown.length]
          )}
        />
      </div>
      {renamed && (
        <NameDialog
          title={t.rename}
          action={t.renameDo}
          name={renamed.name}
          onName={async name => void rename(renamed.id, name)}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  )
}

function ofMedium(
  collections: readonly Collection[],
  medium: MediaType | null
): readonly Collection[] {
  return medium === null
    ? collections
    : collections.filter(one => one.mediaType === medium)
}

function namedLike(
  collections: readonly Collection[],
  text: string
): readonly Collection[] {
  const query = foldText(text.trim())
  return query === ''
    ? collections
    : collections.filter(({ name }) => foldText(name).includes(query))
}
