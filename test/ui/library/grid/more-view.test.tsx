import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { platform } from '../../../../ui/platform/platform.ts'
import { MoreView } from '../../../../ui/library/grid/more-view.tsx'
import { useQuietPlatform } from '../../quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
})

afterEach(cleanup)

it('shows when more can be loaded again', async () => {
  const data = { at: platform().now(), retryAfter: 12_000 }
  const error = { code: 'rate-limited', message: '', data } as const

  render(<MoreView more={{ error }} onRetry={() => {}} />)

  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Try again in 12 seconds'
  })
  expect(button.disabled).toBe(true)
})
