// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { NoticeCard } from '../../../ui/components/notice-card.tsx'

afterEach(cleanup)

it('interrupts for a problem only', () => {
  render(<NoticeCard text="Placed." isProblem={false} onDismiss={() => {}} />)
  render(<NoticeCard text="Offline." isProblem onDismiss={() => {}} />)

  expect(screen.getByRole('status').textContent).toBe('Placed.')
  expect(screen.getByRole('alert').textContent).toBe('Offline.')
})

it('is acted upon or dismissed', async () => {
  const log: string[] = []
  render(
    <NoticeCard
      text="Placed."
      isProblem={false}
      action={{ text: 'Show', run: () => log.push('show') }}
      onDismiss={() => log.push('dismiss')}
    />
  )

  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

  expect(log).toEqual(['show', 'dismiss'])
})
