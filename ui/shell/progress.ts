import { atom, computed } from 'nanostores'
import { $isDirect } from '../api/fetch-public.ts'
import { $isOnline } from './online.ts'

/** Long work, shown in every place. */
export interface Work {
  kind: 'place' | 'fill' | 'read' | 'order' | 'save' | 'check' | 'files'
  /** A fraction moves the bar. */
  done: number
  /** 0 while unknown. */
  total: number
  cancel?: () => void
}

/** By owner, oldest first. */
export const $works = atom<ReadonlyMap<unknown, Work>>(new Map())

/** There is a strip to show below the place. */
export const $hasStrips = computed(
  [$works, $isOnline, $isDirect],
  (works, isOnline, isDirect) => works.size > 0 || !isOnline || isDirect
)

/** Null ends it. */
export function reportWork(by: unknown, work: Work | null): void {
  const works = new Map($works.get())
  if (work) works.set(by, work)
  else if (!works.delete(by)) return
  $works.set(works)
}
