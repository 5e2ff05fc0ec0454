import { cleanup, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $swapPreview } from '../../../../ui/licensing/swap-preview.ts'
import { planItemOf } from '../../plan-item-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ask, toLicense } from '../../shown-plan.tsx'

beforeEach(() => void useQuietPlatform())

afterEach(cleanup)

it('misses no layers of a track, which needs none', () => {
  $swapPreview.set({ state: 'ready', uses: [], unreadPages: [] })

  ask([toLicense('1', { mediaType: 'audio' })])

  expect(screen.queryByText(/^No layers will change/)).toBeNull()
})

it('offers to license a track, or to use its license, without a swap', () => {
  const owned = { kind: 'owned', licenseId: 'a1', license: '' } as const
  const file = { size: 'clean_audio', format: '', sizes: ['clean_audio'] }
  const mediaType = 'audio'
  ask([
    toLicense('1', { mediaType }),
    planItemOf('2', { ...owned, ...file }, { mediaType })
  ])

  expect(
    screen.getByRole('checkbox', { name: 'License: Picture 1' })
  ).toBeTruthy()
  expect(
    screen.getByRole('checkbox', { name: 'Use license: Picture 2' })
  ).toBeTruthy()
})
