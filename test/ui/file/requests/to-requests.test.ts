import { expect, it } from 'vitest'
import { maxEntrySize } from '../../../../contract/document.ts'
import { readRecord } from '../../../../contract/read-record.ts'
import { toRequests } from '../../../../ui/file/requests/to-requests.ts'

const asked = {
  keys: ['1', '2', '1'],
  note: ' For the landing page ',
  who: 'Dana',
  at: '2026-11-20T12:00:00Z'
}

function counted() {
  let last = 0
  return () => `id-${(last += 1)}`
}

it('asks for each asset once', () => {
  expect(toRequests(asked, counted())).toEqual([
    {
      v: 1,
      id: 'id-1',
      assetIds: ['1', '2'],
      note: 'For the landing page',
      who: 'Dana',
      at: '2026-11-20T12:00:00Z'
    }
  ])
})

it.each([
  { what: 'numbers', idOf: (i: number) => String(2_000_000_000 + i) },
  { what: 'long ids', idOf: (i: number) => `${i}`.padStart(200, '0') }
])('splits a request that does not fit into an entry: $what', ({ idOf }) => {
  const keys = Array.from({ length: 250 }, (_, i) => idOf(i))
  const note = '"\\'.repeat(1000)

  const requests = toRequests({ ...asked, keys, note }, counted())

  expect(requests.flatMap(one => one.assetIds)).toEqual(keys)
  for (const request of requests) {
    const answer = {
      state: 'declined' as const,
      who: 'R'.repeat(100),
      at: asked.at,
      reason: '"'.repeat(300)
    }
    const text = JSON.stringify({ ...request, answer })
    expect(text.length).toBeLessThanOrEqual(maxEntrySize)
    expect(readRecord('request', `request:${request.id}`, text)).not.toBeNull()
  }
})

it('cuts note and name at whole characters', () => {
  const [note, who] = [499, 99].map(length => `${'x'.repeat(length)}👍🏽`)

  const [request] = toRequests(
    { ...asked, note: note ?? '', who: who ?? '' },
    counted()
  )

  expect(request).toMatchObject({
    note: 'x'.repeat(499),
    who: 'x'.repeat(99)
  })
})

it('removes characters that reverse or hide text', () => {
  const [request] = toRequests(
    { ...asked, note: 'a\u202eb\u0000c\nd', who: '\u2066Dana' },
    counted()
  )

  expect(request).toMatchObject({ note: 'a b c d', who: 'Dana' })
})
