import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import type { IconName } from '../kit/icon-shapes.ts'
import { openTab } from '../shell/view.ts'
import { placeWords } from '../shell/words.ts'

interface Props {
  icon: IconName
  title: string
  text: string
}

/** A list without assets, which leads to the search. */
export function EmptyList(props: Props) {
  const { search } = useStore(placeWords)
  return (
    <EmptyState {...props}>
      <Button kind="primary" icon="search" onPress={() => openTab('search')}>
        {search}
      </Button>
    </EmptyState>
  )
}
