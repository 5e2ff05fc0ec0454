import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import { assetKey } from '../../../contract/asset-key.ts'
import type { Asset } from '../../api/asset.ts'
import { Icon } from '../../kit/icon.tsx'
import { rememberAssets } from '../own/collection.ts'
import { $collections, readCollections } from '../own/collections.ts'
import { $deleting } from '../own/deleting.ts'
import { saveAssets } from '../own/save-to.ts'
import { askWhereToSave } from '../../library/save-request.ts'
import { $session } from '../../account/session.ts'
import { $view } from '../../shell/view.ts'
import { collectionWords } from '../own/words.ts'
import styles from './drop-targets.module.css'

interface Props {
  /** The dragged assets. */
  assets: readonly Asset[]
}

/** As many as fit side by side in a narrow panel. */
const maxTargets = 3

/** The last changed collections, as drop targets during a drag. */
export function DropTargets({ assets }: Props) {
  const t = useStore(collectionWords)
  const session = useStore($session)
  const list = useStore($collections)
  const deleting = useStore($deleting)
  const view = useStore($view)
  const mayEdit =
    session.state === 'in' && session.scopes.includes('collections.edit')

  useEffect(() => {
    if (mayEdit && $collections.get().state === 'idle') void readCollections()
  }, [mayEdit])

  if (!mayEdit) return null
  const open = view.name === 'collection' ? view.id : null
  const known = list.state === 'ready' ? list.collections : []
  const targets = known
    .filter(({ id }) => id !== open && !deleting.has(id))
    .filter(one => assets.every(({ mediaType }) => mediaType === one.mediaType))
    .slice(0, maxTargets)
  return (
    <div class={styles.bar} role="group" aria-label={t.dropHere}>
      {targets.map(target => (
        <DropTarget
          key={target.id}
          name={target.name || t.nameless}
          onDrop={() => {
            rememberAssets(assets)
            void saveAssets(target, assets.map(assetKey))
          }}
        />
      ))}
      <DropTarget name={t.other} onDrop={() => askWhereToSave(assets)} />
    </div>
  )
}

interface TargetProps {
  name: string
  onDrop: () => void
}

function DropTarget({ name, onDrop }: TargetProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      class={`${styles.target} ${isOver ? styles.isOver : ''}`}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon name="save" />
      <span class={styles.name} dir="auto">
        {name}
      </span>
    </div>
  )
}
