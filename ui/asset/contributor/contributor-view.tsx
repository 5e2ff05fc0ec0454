import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import type { MediaType } from '../../../contract/api/media-type.ts'
import type { Filters } from '../../api/search-filters.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { contributed, contributedKey } from './contributed.ts'
import { $contributors, fetchContributor } from './contributor.ts'
import { loadSets } from './sets.ts'
import { $isSafe } from '../../shell/settings.ts'
import { $view, openOnTop, placeOf } from '../../shell/view.ts'
import type { View } from '../../shell/view.ts'
import { mediumWords } from '../../library/words.ts'
import { contributorWords } from './words.ts'
import styles from './contributor-view.module.css'
import { ListView } from '../../library/grid/list-view.tsx'
import { FillBarView } from '../../placing/fill-bar-view.tsx'
import { ProfileView } from './profile-view.tsx'
import { SetsView } from './sets-view.tsx'
import { useTotal } from '../../library/grid/use-total.ts'
import { ViewHead } from '../../library/grid/view-head.tsx'

interface Props {
  contributorId: string
  /** Shown first. */
  mediaType?: MediaType
  /** Whose tracks are listed, in place of those by the contributor's name. */
  artists?: readonly string[]
}

const sides = [...mediaTypes, 'sets', 'profile'] as const

type Side = (typeof sides)[number]

/** The tab that each contributor view showed last. */
const left = new WeakMap<View, Side>()

/** A contributor's assets by medium, sets and profile. */
export function ContributorView({ contributorId, mediaType, artists }: Props) {
  const t = useStore(contributorWords)
  const texts = { ...useStore(mediumWords), ...t }
  const [view] = useState(() => $view.get())
  const [side, setSide] = useState(left.get(view) ?? mediaType ?? 'image')
  const isSafe = useStore($isSafe)
  const known = useStore($contributors).get(contributorId)
  const contributor = known?.state === 'ready' ? known.contributor : null
  const name = contributor?.name ?? t.contributorOf({ id: contributorId })
  const medium = side === 'sets' || side === 'profile' ? null : side
  const ownName = contributor?.name ? [contributor.name] : []
  const names = medium === 'audio' ? (artists ?? ownName) : [contributorId]
  const key =
    medium && names.length > 0
      ? contributedKey({ mediaType: medium, names, isSafe })
      : null
  const isNameless = medium && !key && known && known.state !== 'loading'

  useEffect(() => {
    void fetchContributor(contributorId)
    void loadSets(contributorId)
  }, [contributorId])

  function show(next: Side): void {
    left.set(view, next)
    Object.assign(placeOf(view), { scroll: 0, control: '' })
    setSide(next)
  }

  return (
    <>
      <ViewHead title={name} detail={useTotal(contributed, key ?? '')} />
      <div role="group" aria-label={t.show} class={styles.sides}>
        {sides.map(one => (
          <button
            key={one}
            type="button"
            class={styles.side}
            aria-pressed={one === side}
            onClick={() => show(one)}
          >
            {texts[one]}
          </button>
        ))}
      </div>
      {medium && key && (
        <div class={styles.search}>
          <Button
            kind="quiet"
            icon="search"
            onPress={() => openOnTop(searchOf(medium, names))}
          >
            {t.searchAndFilter}
          </Button>
        </div>
      )}
      {isNameless && (
        <EmptyState
          icon="search"
          title={t.noneOfMedium}
          text={t.noneOfMediumHint}
        />
      )}
      {key && (
        <ListView
          key={medium}
          list={contributed}
          listKey={key}
          label={name}
          bar={FillBarView}
          none={t.noneOfMedium}
          hint={t.noneOfMediumHint}
          failed={t.listNotShown}
        />
      )}
      {side === 'sets' && <SetsView contributorId={contributorId} />}
      {side === 'profile' && <ProfileView contributorId={contributorId} />}
    </>
  )
}

/** A search of the same assets, which takes words, filters and an order. */
function searchOf(mediaType: MediaType, names: readonly string[]): View {
  const filters: Filters =
    mediaType === 'audio'
      ? { artists: names }
      : { contributors: names, use: 'both' }
  return { name: 'search', mediaType, filters }
}
