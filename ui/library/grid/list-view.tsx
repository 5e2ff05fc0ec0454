import { useStore } from '@nanostores/preact'
import type { ComponentType } from 'preact'
import type { Asset } from '../../api/asset.ts'
import type { AssetList } from '../asset-list.ts'
import { EmptyList } from '../empty-list.tsx'
import { libraryWords } from '../words.ts'
import { AssetListView } from './asset-list-view.tsx'
import { FailedView } from '../../shell/failed-view.tsx'

interface Props {
  list: AssetList<object>
  /** Key of the list to show. */
  listKey: string
  label: string
  /** Actions above the assets. */
  bar: ComponentType<{ assets: readonly Asset[] }>
  /** Titles for an empty and for a failed list. */
  none: string
  failed: string
  hint: string
}

/** A list of the library's assets that opens as it was left. */
export function ListView({ none, failed, hint, ...shown }: Props) {
  const t = useStore(libraryWords)
  return (
    <AssetListView
      {...shown}
      loading={t.loading}
      empty={<EmptyList icon="search" title={none} text={hint} />}
      failure={error => (
        <FailedView
          title={failed}
          error={error}
          onRetry={() => void shown.list.retry()}
        />
      )}
    />
  )
}
