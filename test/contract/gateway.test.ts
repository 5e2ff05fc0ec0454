import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { Health, Purchase, SignInStatus } from '../../contract/gateway.ts'

const attempt = 'a'.repeat(32)
const paid = {
  assetId: '1',
  outcome: 'paid',
  charge: 1,
  download: 'https://media.example/1',
  reason: null
}

function read(item: object) {
  return v.parse(Purchase, { attempt, items: [item, paid] }).items[0]
}

describe('a reply of a gateway of another version', () => {
  it.each(['is-new-here', '', 7, null, undefined])(
    'reads the outcome %j as unknown',
    outcome => {
      expect(read({ ...paid, outcome })).toMatchObject({ outcome: 'unknown' })
    }
  )

  it.each([-1, '30'])('ignores the wait of %j seconds', retryAfter => {
    const item = { ...paid, outcome: 'refused', retryAfter }

    expect(read(item)).not.toHaveProperty('retryAfter', retryAfter)
  })

  it('limits a wait of 1e300 seconds', () => {
    const item = { ...paid, outcome: 'refused', retryAfter: 1e300 }

    expect(read(item)).toHaveProperty('retryAfter', 3600)
  })

  it('fills in missing fields other than the outcome', () => {
    expect(read({ assetId: '1', outcome: 'paid' })).toEqual({
      ...paid,
      charge: null,
      download: null,
      open: undefined
    })
  })

  it('ignores an open attempt with an unknown outcome', () => {
    const open = { attempt, startedAt: 0, outcome: 'is-new-here' }

    expect(read({ ...paid, outcome: 'open', open })).toMatchObject({
      outcome: 'open',
      open: undefined
    })
  })

  it('reads an unknown state of a sign-in as pending', () => {
    const states = ['is-new-here', 7, undefined].map(
      state => v.parse(SignInStatus, { state }).state
    )

    expect(states).toEqual(['pending', 'pending', 'pending'])
  })

  it('has no version when the gateway names none', () => {
    expect(v.parse(Health, { ok: true }).version).toBeUndefined()
    expect(
      v.parse(Health, { ok: true, version: 'two' }).version
    ).toBeUndefined()
  })
})
