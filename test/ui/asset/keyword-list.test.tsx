import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { KeywordList } from '../../../ui/asset/keyword-list.tsx'

afterEach(cleanup)

it('shows the first of many words, and all when asked', async () => {
  const words = Array.from({ length: 50 }, (_, index) => `word ${index}`)
  render(<KeywordList words={words} onSearch={() => {}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(30)

  await userEvent.click(screen.getByRole('button', { name: 'Show all 50' }))

  expect(screen.getAllByRole('listitem')).toHaveLength(50)
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
})

it('shows each word once', () => {
  render(<KeywordList words={['sea', 'sky', 'sea']} onSearch={() => {}} />)

  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
