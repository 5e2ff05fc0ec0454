import { atom } from 'nanostores'
import { noFilters, withFilters } from '../../api/search-filters.ts'
import type { FilterChange, Filters } from '../../api/search-filters.ts'
import { platform } from '../../platform/platform.ts'
import { cleanWords } from '../../api/clean-words.ts'
import { $filters, setFilters } from './filters.ts'
import { fetchFound } from './fetch-found.ts'
import { $medium } from './medium.ts'
import { $query, isAsSpelled } from './search.ts'
import { $isSafe, setSafeSearch } from '../../shell/settings.ts'
import { Latest } from '../../platform/latest.ts'

export interface FilterDraft {
  filters: Filters
  isSafe: boolean
}

export type DraftCount =
  | { state: 'loading' }
  | { state: 'ready'; total: number }
  | { state: 'failed' }

/** Filters that are chosen but not applied; null while the sheet is closed. */
export const $draft = atom<FilterDraft | null>(null)

/** The number of results with the draft. */
export const $draftCount = atom<DraftCount>({ state: 'loading' })

/** Milliseconds after the last change. */
const countAfter = 300

const counting = new Latest()

export function openDraft(): void {
  setDraft({ filters: $filters.get(), isSafe: $isSafe.get() })
}

export function closeDraft(): void {
  counting.stop()
  $draft.set(null)
}

export function changeDraft(change: FilterChange): void {
  const draft = $draft.get()
  if (draft) {
    setDraft({ ...draft, filters: withFilters(draft.filters, change) })
  }
}

export function setDraftSafe(isSafe: boolean): void {
  const draft = $draft.get()
  if (draft) setDraft({ ...draft, isSafe })
}

export function clearDraft(): void {
  setDraft({ filters: noFilters, isSafe: true })
}

/** Applies the draft and searches. */
export function applyDraft(): void {
  const draft = $draft.get()
  if (!draft) return
  setFilters(draft.filters)
  const isOther = draft.isSafe !== $isSafe.get()
  if (isOther) setSafeSearch(draft.isSafe)
  closeDraft()
}

function setDraft(draft: FilterDraft): void {
  $draft.set(draft)
  void count(draft, counting.start())
}

async function count(
  { filters, isSafe: safe }: FilterDraft,
  signal: AbortSignal
): Promise<void> {
  $draftCount.set({ state: 'loading' })
  try {
    await platform().wait(countAfter, signal)
    const query = cleanWords($query.get())
    const isExact = isAsSpelled(query)
    const search = {
      mediaType: $medium.get(),
      query,
      filters,
      sort: 'popular',
      safe,
      isExact
    } as const
    const part = { page: 1, perPage: 0 }
    const { total } = await fetchFound(search, part, signal)
    if (!signal.aborted) $draftCount.set({ state: 'ready', total })
  } catch {
    if (!signal.aborted) $draftCount.set({ state: 'failed' })
  }
}
