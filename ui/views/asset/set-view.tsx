import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import type { SetKey } from '../../api/sets.ts'
import { setPictures } from '../../stores/set-pictures.ts'
import {
  $openedSets,
  $sets,
  findSet,
  loadSet,
  setKey
} from '../../stores/sets.ts'
import { assetWords } from '../../words/asset.ts'
import { ListView } from './list-view.tsx'
import { useTotal } from './use-total.ts'
import { ViewHead } from './view-head.tsx'

/** A contributor's collection, which nobody else changes. */
export function SetView({ contributorId, id }: SetKey) {
  const t = useStore(assetWords)
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
        none={t.noPictures}
        hint={t.noSetPictures}
        failed={t.picturesNotShown}
      />
    </>
  )
}
