import { atom } from 'nanostores'
import type { ErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'

/** What may follow the assets that are there. */
export type More = 'none' | 'idle' | 'loading' | { error: ErrorData }

export type SearchState =
  | { state: 'idle' }
  | { state: 'loading'; query: string }
  | {
      state: 'ready'
      query: string
      assets: readonly Asset[]
      /** As the service counts. */
      total: number
      /** Records that could not be used. */
      dropped: number
      /** The words the service searched for instead. */
      spellcheck?: string
      more: More
    }
  | { state: 'failed'; query: string; error: ErrorData }

/** What stands in the field. */
export const $query = atom('')

export const $search = atom<SearchState>({ state: 'idle' })

/** Where the list of results stands, in pixels; 0 for a new query. */
export const $scroll = atom(0)

export function setQuery(text: string): void {
  $query.set(text)
}

export async function search(text: string = $query.get()): Promise<void> {}

export async function loadMore(): Promise<void> {}

export function keepScroll(top: number): void {
  $scroll.set(top)
}

/** The same query again, or the same page of it. */
export async function retry(): Promise<void> {}
