import {
  getContributor,
  listContributors
} from '../../../contract/api/contributor-endpoints.ts'
import type { Collection } from '../../../contract/api/records/collection.ts'
import type { ContributorProfile } from '../../../contract/api/records/contributor.ts'
import {
  getSet,
  listSetItems,
  listSets
} from '../../../contract/api/set-endpoints.ts'
import type { Contributor } from '../../catalog/assets/contributors.ts'
import {
  contributorSets,
  findContributorSet,
  type ContributorSet
} from '../collections/contributor-sets.ts'
import { startOfDay } from '../http/iso-time.ts'
import { ServiceError } from '../http/service-error.ts'
import { type Call, operation } from '../requests/operation.ts'
import { compareValues } from '../search/compare-values.ts'
import { pageOf } from './page-of.ts'

export const listContributorsOperation = operation(listContributors, call => {
  const ids = [...new Set(call.query.id)]
  const found = ids.flatMap(id => call.core.library.findContributor(id) ?? [])
  return { data: found.map(toProfile) }
})

export const getContributorOperation = operation(getContributor, call =>
  toProfile(contributorOf(call))
)

export const listSetsOperation = operation(listSets, call => ({
  data: contributorSets(call.core, contributorOf(call).id)
    .toSorted(orders[call.query.sort])
    .map(toCollection)
}))

export const getSetOperation = operation(getSet, call =>
  toCollection(setOf(call))
)

export const listSetItemsOperation = operation(listSetItems, call => {
  const { items } = setOf(call)
  const { sort } = call.query
  return pageOf(
    sort === 'newest' ? items : items.toReversed(),
    call.query,
    ({ id, addedDate }) => ({
      id,
      media_type: 'image',
      added_time: startOfDay(addedDate)
    })
  )
})

function contributorOf(call: Call<unknown, unknown>): Contributor {
  const found = call.core.library.findContributor(call.path('contributor_id'))
  if (found) return found
  throw new ServiceError(404, { message: 'Not Found' })
}

function setOf(call: Call<unknown, unknown>): ContributorSet {
  const { id } = contributorOf(call)
  const found = findContributorSet(call.core, id, call.path('id'))
  if (found) return found
  throw new ServiceError(404, { message: 'Not Found' })
}

type Order = (a: ContributorSet, b: ContributorSet) => number

/** A set is created with its first item and changed with its last. */
const orders: Record<'newest' | 'last_updated' | 'item_count', Order> = {
  newest: (a, b) => compareValues(firstDay(b), firstDay(a)),
  last_updated: (a, b) => compareValues(lastDay(b), lastDay(a)),
  item_count: (a, b) => b.items.length - a.items.length
}

function firstDay({ items }: ContributorSet): string {
  return items.at(-1)?.addedDate ?? ''
}

function lastDay({ items }: ContributorSet): string {
  return items[0]?.addedDate ?? ''
}

function toCollection(set: ContributorSet): Collection {
  const { id, name, items } = set
  const [cover] = items
  const created = startOfDay(firstDay(set))
  const updated = startOfDay(lastDay(set))
  return {
    id,
    name,
    total_item_count: items.length,
    created_time: created,
    updated_time: updated,
    items_updated_time: updated,
    ...(cover && { cover_item: { id: cover.id, media_type: 'image' } })
  }
}

/** `about` contains the attribution that the material's license requires. */
function toProfile(contributor: Contributor): ContributorProfile {
  const { id, name, attribution, license, licenseUrl, website } = contributor
  return {
    id,
    display_name: name,
    about: `${attribution}. License: ${[license, licenseUrl].filter(Boolean).join(', ')}`,
    ...(website !== undefined && { website })
  }
}
