import { useStore } from '@nanostores/preact'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import type { AssetList } from '../../stores/asset-list.ts'
import { assetWords } from '../../words/asset.ts'
import { buttonWords } from '../../words/buttons.ts'
import { wordsFor } from '../../words.ts'
import { AssetListView } from '../asset-list-view.tsx'

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

/** A list of the library's assets, opened as it was left. */
export function ListView({ none, failed, hint, ...shown }: Props) {
  const t = useStore(assetWords)
  const buttons = useStore(buttonWords)
  return (
    <AssetListView
      {...shown}
      loading={t.loadingPictures}
      empty={<EmptyState icon="search" title={none} text={hint} />}
      failure={error => (
        <EmptyState
          role="alert"
          icon="warning"
          title={failed}
          text={wordsFor(error)}
        >
          <Button
            kind="primary"
            icon="refresh"
            onPress={() => void shown.list.retry()}
          >
            {buttons.tryAgain}
          </Button>
        </EmptyState>
      )}
    />
  )
}
