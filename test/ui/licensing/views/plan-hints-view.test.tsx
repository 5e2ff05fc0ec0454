import { cleanup, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { planItemOf } from '../../plan-item-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ask, toLicense } from '../../shown-plan.tsx'

const owned = planItemOf('1', {
  kind: 'owned',
  licenseId: 'e1',
  license: 'standard',
  size: 'huge',
  format: 'jpg',
  sizes: ['huge']
})

beforeEach(() => void useQuietPlatform())

afterEach(cleanup)

it('warns before a doubtful purchase is replaced', () => {
  ask([toLicense('1')])
  expect(screen.queryByText(/^An earlier purchase is not certain/)).toBeNull()
  cleanup()

  ask([toLicense('1')], { replaces: ['attempt.1'] })

  expect(screen.getByText(/you may be charged twice/)).toBeTruthy()
})

it('does not warn of a second charge when a doubtful asset is licensed', () => {
  ask([owned], { charges: [], totalCharge: 0, replaces: ['attempt.1'] })

  expect(screen.getByText('No charge')).toBeTruthy()
  expect(screen.queryByText(/you may be charged twice/)).toBeNull()
})
