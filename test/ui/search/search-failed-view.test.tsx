import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ErrorCode } from '../../../contract/errors.ts'
import {
  changeFilters,
  clearFilters
} from '../../../ui/search/query/filters.ts'
import { SearchFailedView } from '../../../ui/search/search-failed-view.tsx'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
  clearFilters()
})

afterEach(cleanup)

function textFor(code: ErrorCode): string | null | undefined {
  const { container } = render(
    <SearchFailedView error={{ code, message: '' }} />
  )
  const { textContent } = container
  cleanup()
  return textContent
}

it('shows that an address has no search', () => {
  expect(textFor('not-found')).toContain(
    'The library has no search at this address.'
  )
})

it('blames filters only where there are some', () => {
  const plain = textFor('not-allowed')
  changeFilters({ orientation: 'vertical' })

  expect(plain).toContain('Your account can’t search this library.')
  expect(textFor('not-allowed')).toContain('Remove some')
})
