import { useStore } from '@nanostores/preact'
import { EmptyState } from '../../kit/empty-state.tsx'
import type { ComponentType } from 'preact'
import type { Asset } from '../../api/asset.ts'
import type { AssetList } from '../asset-list.ts'
import { libraryWords } from '../words.ts'
import { AssetListView } from './asset-list-view.tsx'
import { FailedView } from '../../shell/failed-view.tsx'

interface Props {
  list: AssetList<object>
  /** Of what the list is to show. */
  listKey: string
  label: string
  /** Stands above the assets, for what is done with them. */
  bar: ComponentType<{ assets: readonly Asset[] }>
  /** Titles of what is said when there is none, and when it failed. */
  none: string
  failed: string
  hint: string
}

/** A list of the library's assets, opened as it was left. */
export function ListView({ none, failed, hint, ...shown }: Props) {
  const t = useStore(libraryWords)
  return (
    <AssetListView
      {...shown}
      loading={t.loadingPictures}
      empty={<EmptyState icon="search" title={none} text={hint} />}
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
