import { atom } from 'nanostores'
import { onOtherPerson } from '../../account/on-account-change.ts'
import type { View } from '../../shell/view.ts'

/** What opens a collection. */
export type CollectionView = Extract<
  View,
  { name: 'collection' | 'shared' | 'featured' }
>

/** A collection of which something is known. */
export interface Holder {
  view: CollectionView
  /** As it was called then. */
  name: string
  /** Of the assets that are known to be in it. */
  ids: ReadonlySet<string>
}

/** By kind and id: those whose items were loaded since the panel is open. */
export const $holders = atom<ReadonlyMap<string, Holder>>(new Map())

/** In place of what was known of it. */
export function noteItems(
  view: CollectionView,
  name: string,
  assetIds: Iterable<string>
): void {
  keep({ view, name, ids: new Set(assetIds) })
}

/** It is there no longer. */
export function forgetItems(view: CollectionView): void {
  const holders = new Map($holders.get())
  if (holders.delete(keyOf(view))) $holders.set(holders)
}

/** One's own as they are called now; of all, others are there no longer. */
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

/** To what is known of one's own; of others nothing is known by that. */
export function noteAdded(id: string, assetIds: readonly string[]): void {
  const holder = ownHolder(id)
  if (holder) keep({ ...holder, ids: new Set([...holder.ids, ...assetIds]) })
}

export function noteRemoved(id: string, assetIds: readonly string[]): void {
  const holder = ownHolder(id)
  if (!holder) return
  const gone = new Set(assetIds)
  const left = [...holder.ids].filter(one => !gone.has(one))
  keep({ ...holder, ids: new Set(left) })
}

/** Of these, those that one's own collection is known to hold. */
export function heldOf(id: string, assetIds: readonly string[]): string[] {
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

onOtherPerson(() => $holders.set(new Map()))
