import { atom } from 'nanostores'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { Asset } from '../../api/asset.ts'
import { fetchById } from '../../api/assets.ts'
import {
  fetchSet,
  fetchSets,
  fetchSetPage,
  setPageLength
} from '../../api/collections/sets.ts'
import type { ContributorSet, SetKey } from '../../api/collections/sets.ts'
import { createAssetList } from '../../library/asset-list.ts'
import type { AssetList } from '../../library/asset-list.ts'

export type SetsState =
  | { state: 'loading' }
  | { state: 'ready'; sets: readonly ContributorSet[] }
  | { state: 'failed'; error: ErrorData }

/** By contributor, since the panel opened. */
export const $sets = atom<ReadonlyMap<string, SetsState>>(new Map())

/** By `setKey`, sets that were opened without their list. */
export const $openedSets = atom<ReadonlyMap<string, ContributorSet>>(new Map())

/** By id; sets without a cover show an icon. */
export const $covers = atom<ReadonlyMap<string, Asset>>(new Map())

/** Fetches once per contributor; retries a failure. */
export async function loadSets(contributorId: string): Promise<void> {
  const known = $sets.get().get(contributorId)
  if (known && known.state !== 'failed') return
  setSets(contributorId, { state: 'loading' })
  try {
    const sets = await fetchSets(contributorId)
    setSets(contributorId, { state: 'ready', sets })
  } catch (error) {
    setSets(contributorId, { state: 'failed', error: toErrorData(error) })
  }
}

/** Its record, if the contributor's list is not loaded. */
export async function loadSet(key: SetKey): Promise<void> {
  if (findSet(key)) return
  try {
    const set = await fetchSet(key)
    $openedSets.set(new Map($openedSets.get()).set(setKey(key), set))
  } catch {
    // Its assets show whether it exists.
  }
}

export function findSet(key: SetKey): ContributorSet | undefined {
  const list = $sets.get().get(key.contributorId)
  const listed = list?.state === 'ready' ? list.sets : []
  return (
    listed.find(({ id }) => id === key.id) ?? $openedSets.get().get(setKey(key))
  )
}

/** In one request; a set without its cover is shown without. */
export async function loadCovers(
  sets: readonly ContributorSet[]
): Promise<void> {
  const known = $covers.get()
  const ids = sets.flatMap(({ coverId }) => coverId ?? [])
  const unknown = ids.filter(id => !known.has(id))
  if (unknown.length === 0) return
  try {
    const covers = await fetchById('image', unknown)
    $covers.set(new Map([...$covers.get(), ...covers]))
  } catch {
    // The icon in place of the cover stays.
  }
}

function setSets(contributorId: string, state: SetsState): void {
  $sets.set(new Map($sets.get()).set(contributorId, state))
}

/** As one string. */
export function setKey({ contributorId, id }: SetKey): string {
  return JSON.stringify([contributorId, id])
}

export function toSetKey(key: string): SetKey {
  const [contributorId, id] = JSON.parse(key) as [string, string] // see setKey
  return { contributorId, id }
}

/** Assets of the set with this key, in the contributor's order. */
export const setPictures: AssetList<object> = createAssetList({
  name: 'set',
  perPage: setPageLength,
  fetchPage: (page, signal) =>
    fetchSetPage(
      toSetKey(setPictures.$key.get()),
      { page, perPage: setPageLength },
      signal
    ),
  about: () => ({})
})
