import { beforeEach, expect, it } from 'vitest'
import { remainingDownloads } from '../../../../ui/licensing/purchase/remaining-downloads.ts'
import { subscriptionOf } from '../../plan-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { choice, toLicense } from '../../shown-plan.tsx'

beforeEach(() => void useQuietPlatform())

const first = subscriptionOf({
  left: 1,
  license: 'audio_standard',
  media: ['audio'],
  expiresAt: null
})
const second = { ...first, id: 's2' }

function tracks(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    ...toLicense(`${i}`),
    mediaType: 'audio' as const
  }))
}

it('counts what is left of all subscriptions with the license', () => {
  const { items, left } = remainingDownloads(tracks(3), [first, second])

  expect(choice.subscriptionId).toBe(first.id)
  expect(items).toHaveLength(2)
  expect(left).toBe(2)
})

it('sends nothing once the subscription has ended', () => {
  const over = { ...first, left: null, limit: null, expiresAt: '2000-01-01' }

  expect(remainingDownloads(tracks(1), [over])).toEqual({ items: [], left: 0 })
})
