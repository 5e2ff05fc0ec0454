import { atom } from 'nanostores'
import { onAccountChange } from '../../account/on-account-change.ts'
import type { View } from '../../shell/view.ts'

/** Opens a collection. */
export type CollectionView = Extract<
  View,
  { name: 'collection' | 'shared' | 'featured' }
>

/** A collection whose items are known. */
export interface Holder {
  view: CollectionView
  /** Its name at the time. */
  name: string
  /** Ids of assets known to be in it. */
  ids: ReadonlySet<string>
}

/**
 * By kind and id, collections whose items were loaded since the panel opened.
 */
export const $holders = atom<ReadonlyMap<string, Holder>>(new Map())

/** Replaces what was known of it. */
export function noteItems(
  view: CollectionView,
  name: string,
  assetIds: Iterable<string>
): void {
  keep({ view, name, ids: new Set(assetIds) })
}

/** It was deleted. */
export function forgetItems(view: CollectionView): void {
  const holders = new Map($holders.get())
  if (holders.delete(keyOf(view))) $holders.set(holders)
}

/** Updates names of own collections; with all of them listed, drops others. */
export function noteListed(
  listed: readonly { id: string; name: string }[],
  isAll: boolean
): void {
  const names = new Map(listed.map(({ id, name }) => [id, name]))
  const holders = [...$holders.get()].flatMap(([key, holder]) => {
    if (holder.view.name !== 'collection') return [[key, holder] as const]
    const name = names.get(holder.view.id)
    if (name === undefined && isAll) return []
    return [[key, { ...holder, name: name ?? holder.name }] as const]
  })
  $holders.set(new Map(holders))
}

/** Adds to a known own collection; ignored if nothing is known of it. */
export function noteAdded(id: string, assetIds: readonly string[]): void {
  const holder = ownHolder(id)
  if (holder) keep({ ...holder, ids: new Set([...holder.ids, ...assetIds]) })
}

export function noteRemoved(id: string, assetIds: readonly string[]): void {
  const holder = ownHolder(id)
  if (!holder) return
  const removed = new Set(assetIds)
  const left = [...holder.ids].filter(one => !removed.has(one))
  keep({ ...holder, ids: new Set(left) })
}

/** Those of these assets known to be in an own collection. */
export function knownItemsOf(
  id: string,
  assetIds: readonly string[]
): string[] {
  const ids = ownHolder(id)?.ids
  return assetIds.filter(one => ids?.has(one))
}

function ownHolder(id: string): Holder | undefined {
  return $holders.get().get(`collection ${id}`)
}

function keep(holder: Holder): void {
  $holders.set(new Map($holders.get()).set(keyOf(holder.view), holder))
}

function keyOf({ name, id }: CollectionView): string {
  return `${name} ${id}`
}

onAccountChange(() => $holders.set(new Map()))
