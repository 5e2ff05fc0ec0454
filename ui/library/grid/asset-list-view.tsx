import { useStore } from '@nanostores/preact'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import type { ErrorData } from '../../../contract/errors.ts'
import { SkeletonGrid } from './skeleton-grid.tsx'
import type { Asset } from '../../api/asset.ts'
import type { AssetList } from '../asset-list.ts'
import { AssetGrid } from './asset-grid.tsx'
import styles from './asset-list-view.module.css'

interface Props {
  list: AssetList<object>
  /** Key of the list to show. */
  listKey: string
  /** Opens the list, where the key is not enough. */
  open?: () => Promise<void>
  label: string
  /** Actions above the assets. */
  bar: ComponentType<{ assets: readonly Asset[] }>
  /** Shown while loading. */
  loading: string
  empty: ComponentChildren
  failure: (error: ErrorData) => ComponentChildren
}

/** A list of assets that opens as it was left. */
export function AssetListView(props: Props) {
  const { list, listKey, label, bar: Bar } = props
  const shown = useStore(list.$list)
  const key = useStore(list.$key)

  useEffect(() => {
    void (props.open?.() ?? list.open(listKey))
  }, [listKey])

  if (key === listKey && shown.state === 'failed') {
    return props.failure(shown.error)
  }
  if (key !== listKey || shown.state !== 'ready') {
    return (
      <div role="status" aria-label={props.loading} class={styles.waiting}>
        <SkeletonGrid />
      </div>
    )
  }
  return (
    <>
      <Bar assets={shown.assets} />
      <AssetGrid
        key={key}
        label={label}
        list={list}
        found={shown}
        empty={props.empty}
      />
    </>
  )
}
