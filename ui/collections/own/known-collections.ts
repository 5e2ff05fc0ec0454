import { atom } from 'nanostores'
import { onAccountChange } from '../../account/on-account-change.ts'
import type { View } from '../../shell/view.ts'

/** Opens a collection. */
export type CollectionView = Extract<
  View,
  { name: 'collection' | 'shared' | 'featured' }
>

/** A collection whose items are known. */
export interface KnownCollection {
  view: CollectionView
  /** Its name at the time. */
  name: string
  /** Keys of assets known to be in it. */
  keys: ReadonlySet<string>
}

/**
 * By kind and id, collections whose items were loaded since the panel opened.
 */
export const $knownCollections = atom<ReadonlyMap<string, KnownCollection>>(
  new Map()
)

/** Replaces what was known of it. */
export function noteItems(
  view: CollectionView,
  name: string,
  keys: Iterable<string>
): void {
  keep({ view, name, keys: new Set(keys) })
}

/** It was deleted. */
export function forgetItems(view: CollectionView): void {
  const collections = new Map($knownCollections.get())
  if (collections.delete(keyOf(view))) $knownCollections.set(collections)
}

/** Updates names of own collections; with all of them listed, drops others. */
export function noteListed(
  listed: readonly { id: string; name: string }[],
  isAll: boolean
): void {
  const names = new Map(listed.map(({ id, name }) => [id, name]))
  const collections = [...$knownCollections.get()].flatMap(([key, known]) => {
    if (known.view.name !== 'collection') return [[key, known] as const]
    const name = names.get(known.view.id)
    if (name === undefined && isAll) return []
    return [[key, { ...known, name: name ?? known.name }] as const]
  })
  $knownCollections.set(new Map(collections))
}

/** Adds to a known own collection; ignored if nothing is known of it. */
export function noteAdded(id: string, added: readonly string[]): void {
  const known = ownCollection(id)
  if (known) keep({ ...known, keys: new Set([...known.keys, ...added]) })
}

export function noteRemoved(id: string, keys: readonly string[]): void {
  const known = ownCollection(id)
  if (!known) return
  const removed = new Set(keys)
  const left = [...known.keys].filter(one => !removed.has(one))
  keep({ ...known, keys: new Set(left) })
}

/** Those of these assets known to be in an own collection. */
export function knownItemsOf(id: string, keys: readonly string[]): string[] {
  const known = ownCollection(id)?.keys
  return keys.filter(one => known?.has(one))
}

function ownCollection(id: string): KnownCollection | undefined {
  return $knownCollections.get().get(`collection ${id}`)
}

function keep(known: KnownCollection): void {
  $knownCollections.set(
    new Map($knownCollections.get()).set(keyOf(known.view), known)
  )
}

function keyOf({ name, id }: CollectionView): string {
  return `${name} ${id}`
}

onAccountChange(() => $knownCollections.set(new Map()))
