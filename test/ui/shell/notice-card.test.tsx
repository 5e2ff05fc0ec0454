import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { iconShapes } from '../../../ui/kit/icon-shapes.ts'
import { NoticeCard } from '../../../ui/shell/notice-card.tsx'

afterEach(cleanup)

it('interrupts for a problem only', () => {
  render(<NoticeCard text="Placed." kind="success" onDismiss={() => {}} />)
  render(<NoticeCard text="Offline." kind="error" onDismiss={() => {}} />)

  expect(screen.getByRole('status').textContent).toBe('Placed.')
  expect(screen.getByRole('alert').textContent).toBe('Offline.')
})

it.each([
  ['info', 'info'],
  ['success', 'check'],
  ['error', 'warning']
] as const)('marks %s with %s', (kind, icon) => {
  const { container } = render(
    <NoticeCard text="News." kind={kind} onDismiss={() => {}} />
  )

  const shape = container.querySelector('path')

  expect(shape?.getAttribute('d')).toBe(iconShapes[icon])
})

it('runs its action or is dismissed', async () => {
  const log: string[] = []
  render(
    <NoticeCard
      text="Placed."
      kind="success"
      action={{ text: 'Show', run: () => log.push('show') }}
      onDismiss={() => log.push('dismiss')}
    />
  )

  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

  expect(log).toEqual(['show', 'dismiss'])
})
