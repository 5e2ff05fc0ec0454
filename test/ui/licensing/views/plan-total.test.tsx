import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlanTotal } from '../../../../ui/licensing/views/plan-total.tsx'

afterEach(cleanup)

beforeEach(() => vi.stubGlobal('innerHeight', 640))

afterEach(() => vi.unstubAllGlobals())

function show() {
  render(
    <PlanTotal
      charge={3}
      retail=""
      price=""
      subscriptions={[
        { id: 's1', name: 'Monthly', left: 10, limit: 50, leftAfter: 8 },
        { id: 's2', name: 'Yearly', left: 10, limit: null, leftAfter: 9 },
        {
          id: 's3',
          name: 'On demand',
          left: null,
          limit: null,
          leftAfter: null
        }
      ]}
    />
  )
}

it('shows the total and the downloads left of each subscription', () => {
  show()

  const values = screen
    .getAllByRole('definition')
    .map(definition => definition.textContent)

  expect(values).toEqual(['8 of 50', '9 of 10', 'unknown'])
  expect(screen.getByText('3 downloads')).toBeTruthy()
})

it('leaves the room of a low panel to the rows until it is pressed', async () => {
  vi.stubGlobal('innerHeight', 400)
  show()
  const before = screen.queryAllByRole('definition').length

  await userEvent.click(screen.getByText('3 downloads'))

  expect(before).toBe(0)
  expect(screen.getAllByRole('definition')).toHaveLength(3)
})
