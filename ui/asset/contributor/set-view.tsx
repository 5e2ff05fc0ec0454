import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import type { SetKey } from '../../api/collections/sets.ts'
import {
  setPictures,
  $openedSets,
  $sets,
  findSet,
  loadSet,
  setKey
} from './sets.ts'
import { contributorWords } from './words.ts'
import { ListView } from '../../library/grid/list-view.tsx'
import { FillBarView } from '../../placing/fill-bar-view.tsx'
import { useTotal } from '../../library/grid/use-total.ts'
import { ViewHead } from '../../library/grid/view-head.tsx'

/** A contributor's collection, read-only. */
export function SetView({ contributorId, id }: SetKey) {
  const t = useStore(contributorWords)
  const key = setKey({ contributorId, id })
  const total = useTotal(setPictures, key)
  useStore($sets)
  useStore($openedSets)
  const name = findSet({ contributorId, id })?.name || t.setOf({ id })

  useEffect(() => void loadSet({ contributorId, id }), [key])

  return (
    <>
      <ViewHead title={name} detail={total} />
      <ListView
        list={setPictures}
        listKey={key}
        label={name}
        bar={FillBarView}
        none={t.noPictures}
        hint={t.noSetPictures}
        failed={t.picturesNotShown}
      />
    </>
  )
}
