import { cleanup } from '@testing-library/preact'
import { afterEach, beforeEach } from 'vitest'
import { noFilters } from '../../ui/api/search-filters.ts'
import { setFilters } from '../../ui/search/query/filters.ts'
import { $search } from '../../ui/search/query/search.ts'
import { $settings } from '../../ui/shell/settings.ts'
import { openView } from '../../ui/shell/view.ts'
import { useQuietPlatform } from './quiet-platform.ts'

/** Starts each test without a search and without filters. */
export function useUnfilteredSearch(): void {
  beforeEach(() => {
    useQuietPlatform()
    $search.set({ state: 'idle' })
    setFilters(noFilters)
    $settings.set({ ...$settings.get(), safeSearch: true })
    openView({ name: 'search' })
  })
  afterEach(cleanup)
}
