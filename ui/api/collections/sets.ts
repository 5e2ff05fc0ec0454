import { routes } from '../../../contract/api/routes.ts'
import { TolerantCollection } from '../../../contract/api/records/tolerant-collections.ts'
import {
  TolerantItems,
  tolerantListOf
} from '../../../contract/api/records/tolerant-lists.ts'
import { readRecords } from '../../../contract/api/records/tolerant.ts'
import { fetchPublic } from '../fetch-public.ts'
import type { FoundPage } from '../found-page.ts'
import type { Part } from '../assets.ts'
import { fetchListed, toItemPage } from './item-page.ts'

const SetList = tolerantListOf(TolerantCollection)

/** A contributor's own collection; only they can change it. */
export interface ContributorSet {
  id: string
  /** As the contributor named it; empty when there is no name. */
  name: string
  count: number
  /** The asset shown as its cover. */
  coverId: string | null
}

/** Identifies a set. */
export interface SetKey {
  contributorId: string
  id: string
}

/** Most items that a page may have. */
export const setPageLength = 50

/** Nobody looks through more. */
const maxSets = 500

/** All sets of a contributor, newest first. */
export async function fetchSets(
  contributorId: string,
  signal?: AbortSignal
): Promise<ContributorSet[]> {
  const path = { contributor_id: contributorId }
  const route = routes.listSets
  const { data } = await fetchPublic(route, path, {}, SetList, signal)
  return readRecords(TolerantCollection, data, maxSets).records.map(toSet)
}

export async function fetchSet(
  key: SetKey,
  signal?: AbortSignal
): Promise<ContributorSet> {
  const route = routes.getSet
  return toSet(
    await fetchPublic(route, pathOf(key), {}, TolerantCollection, signal)
  )
}

/** Two requests: the item ids, then the assets. */
export async function fetchSetPage(
  key: SetKey,
  part: Part,
  signal?: AbortSignal
): Promise<FoundPage> {
  const { page, perPage } = part
  const reply = await fetchPublic(
    routes.listSetItems,
    pathOf(key),
    { page, per_page: perPage },
    TolerantItems,
    signal
  )
  return fetchListed(toItemPage(reply, perPage), part, signal)
}

function pathOf({ contributorId, id }: SetKey) {
  return { contributor_id: contributorId, id }
}

function toSet(record: TolerantCollection): ContributorSet {
  const { id, name, total_item_count: count, cover_item: cover } = record
  return { id, name, count, coverId: cover?.id ?? null }
}
