import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Asset } from '../../api/asset.ts'
import type { ContributorSet } from '../../api/collections/sets.ts'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { SetList } from './set-list.tsx'
import { $covers, $sets, loadCovers, loadSets } from './sets.ts'
import { openView } from '../../shell/view.ts'
import { contributorWords } from './words.ts'
import { EmptyList } from '../../library/empty-list.tsx'
import { choosePicture } from '../../library/choose-picture.ts'
import { amountWords } from '../../words/amounts.ts'
import { useKeptPlace } from '../../shell/use-kept-place.ts'
import { FailedView } from '../../shell/failed-view.tsx'
import styles from './sections.module.css'

interface Props {
  contributorId: string
}

/** A contributor's collections, read-only. */
export function SetsView({ contributorId }: Props) {
  const t = useStore(contributorWords)
  const shown = useStore($sets).get(contributorId) ?? { state: 'loading' }
  if (shown.state === 'loading') {
    return <ProgressBar label={t.loadingSets} />
  }
  if (shown.state === 'failed') {
    return (
      <FailedView
        title={t.setsNotShown}
        error={shown.error}
        onRetry={() => void loadSets(contributorId)}
      />
    )
  }
  if (shown.sets.length === 0) {
    return <EmptyList icon="layer" title={t.noSets} text={t.noSetsHint} />
  }
  return <Sets contributorId={contributorId} sets={shown.sets} />
}

interface SetsProps extends Props {
  sets: readonly ContributorSet[]
}

function Sets({ contributorId, sets }: SetsProps) {
  const t = useStore(contributorWords)
  const { images } = useStore(amountWords)
  const covers = useStore($covers)
  const scroller = useRef<HTMLDivElement>(null)

  useEffect(() => void loadCovers(sets), [sets])
  useKeptPlace(scroller)

  return (
    <div ref={scroller} class={styles.page}>
      <SetList
        label={t.sets}
        sets={sets.map(({ id, name, count, coverId }) => ({
          id,
          name: name || t.setOf({ id }),
          detail: images(count),
          url: pictureOf(covers.get(coverId ?? ''))
        }))}
        onOpen={id => openView({ name: 'set', contributorId, id })}
      />
    </div>
  )
}

function pictureOf(cover: Asset | undefined): string | null {
  const picture = cover && choosePicture(cover, 40 * devicePixelRatio)
  return picture?.url ?? null
}
