import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SkeletonGrid } from '../../components/skeleton-grid.tsx'
import type { AssetList } from '../../stores/asset-list.ts'
import { buttonWords } from '../../words/buttons.ts'
import { wordsFor } from '../../words.ts'
import { AssetGrid } from '../asset-grid.tsx'

interface Props {
  list: AssetList<object>
  /** Of what the list is to show. */
  listKey: string
  label: string
  /** Titles of what is said when there is none, and when it failed. */
  none: string
  failed: string
  hint: string
}

/** A list of assets, opened as it was left. */
export function ListView(props: Props) {
  const { list, listKey, label } = props
  const buttons = useStore(buttonWords)
  const shown = useStore(list.$list)
  const key = useStore(list.$key)

  useEffect(() => void list.open(listKey), [listKey])

  if (key !== listKey || shown.state === 'idle') return <SkeletonGrid />
  if (shown.state === 'loading') return <SkeletonGrid />
  if (shown.state === 'failed') {
    return (
      <EmptyState
        role="alert"
        icon="warning"
        title={props.failed}
        text={wordsFor(shown.error)}
      >
        <Button kind="primary" icon="refresh" onPress={() => void list.retry()}>
          {buttons.tryAgain}
        </Button>
      </EmptyState>
    )
  }
  return (
    <AssetGrid
      key={key}
      label={label}
      list={list}
      found={shown}
      empty={<EmptyState icon="search" title={props.none} text={props.hint} />}
    />
  )
}
