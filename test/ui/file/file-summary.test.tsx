import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FileSummary } from '../../../ui/file/file-summary.tsx'

afterEach(cleanup)

const passed = {
  kind: 'good' as const,
  verdict: 'All is well',
  details: ['1 is ignored.', 'Couldn’t read: Old.'],
  pages: [],
  isStale: false,
  checkedAt: '14:03',
  onCheck: () => {},
  children: null
}

it('summarizes the file', () => {
  render(<FileSummary {...passed} />)

  expect(screen.getByRole('status').textContent).toBe(
    'All is well1 is ignored.Couldn’t read: Old.'
  )
  expect(screen.getByText('Checked 14:03')).toBeTruthy()
})

it('shows that the file has changed since', async () => {
  let checks = 0
  render(<FileSummary {...passed} isStale onCheck={() => (checks += 1)} />)

  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))

  expect(screen.getByText('Changed since the last check')).toBeTruthy()
  expect(checks).toBe(1)
})
