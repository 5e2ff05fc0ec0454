import { atom, computed } from 'nanostores'
import { $isDirect } from '../api/fetch-open.ts'
import { $isOnline } from './online.ts'

/** What takes a while, whatever place is on view. */
export interface Work {
  kind: 'place' | 'fill' | 'read' | 'order' | 'save' | 'check' | 'files'
  done: number
  /** Not known yet when 0. */
  total: number
  cancel?: () => void
}

/** By what tells of them; what began first comes first. */
export const $works = atom<ReadonlyMap<unknown, Work>>(new Map())

/** There is something to say that belongs to no place. */
export const $hasStrips = computed(
  [$works, $isOnline, $isDirect],
  (works, isOnline, isDirect) => works.size > 0 || !isOnline || isDirect
)

/** With null it is over. */
export function tellWork(by: unknown, work: Work | null): void {
  const works = new Map($works.get())
  if (work) works.set(by, work)
  else if (!works.delete(by)) return
  $works.set(works)
}
