import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { PlanTotal } from '../../../../ui/licensing/views/plan-total.tsx'

afterEach(cleanup)

it('shows the total and the downloads left of each subscription', () => {
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

  const values = screen
    .getAllByRole('definition')
    .map(definition => definition.textContent)

  expect(values).toEqual(['3 downloads', '8 of 50', '9 of 10', 'unknown'])
})
