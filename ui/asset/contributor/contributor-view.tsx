import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import { contributed, contributedKey } from './contributed.ts'
import { $contributors, fetchContributor } from './contributor.ts'
import { loadSets } from './sets.ts'
import { $isSafe } from '../../shell/settings.ts'
import { $view, placeOf } from '../../shell/view.ts'
import type { View } from '../../shell/view.ts'
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
}

const sides = ['pictures', 'sets', 'profile'] as const

type Side = (typeof sides)[number]

/** The tab that each contributor view showed last. */
const left = new WeakMap<View, Side>()

/** A contributor's pictures, sets and profile. */
export function ContributorView({ contributorId }: Props) {
  const t = useStore(contributorWords)
  const [view] = useState(() => $view.get())
  const [side, setSide] = useState(left.get(view) ?? 'pictures')
  const key = contributedKey(contributorId, useStore($isSafe))
  const known = useStore($contributors).get(contributorId)
  const contributor = known?.state === 'ready' ? known.contributor : null
  const name = contributor?.name ?? t.contributorOf({ id: contributorId })

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
      <ViewHead title={name} detail={useTotal(contributed, key)} />
      <div role="group" aria-label={t.show} class={styles.sides}>
        {sides.map(one => (
          <button
            key={one}
            type="button"
            class={styles.side}
            aria-pressed={one === side}
            onClick={() => show(one)}
          >
            {t[one]}
          </button>
        ))}
      </div>
      {side === 'pictures' && (
        <ListView
          list={contributed}
          listKey={key}
          label={name}
          bar={FillBarView}
          none={t.noPictures}
          hint={t.noContributorPictures}
          failed={t.picturesNotShown}
        />
      )}
      {side === 'sets' && <SetsView contributorId={contributorId} />}
      {side === 'profile' && <ProfileView contributorId={contributorId} />}
    </>
  )
}
