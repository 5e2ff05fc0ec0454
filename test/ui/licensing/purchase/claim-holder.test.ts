import { expect, it } from 'vitest'
import type { Claim } from '../../../../contract/records.ts'
import {
  claimLifetime,
  holderOf,
  isBegun
} from '../../../../ui/licensing/purchase/claim-holder.ts'
import { imageOf } from '../../../image-refs.ts'

const day = 24 * 3_600_000

const now = Date.parse('2026-03-01T12:00:00Z')

function claimOf(attempt: string, who: string, age = 0): Claim {
  const at = new Date(now - age).toISOString()
  return { v: 1, id: `${attempt}.7`, attempt, assetId: '7', who, at }
}

const idle = { who: 'Ann', attempt: null, before: new Set<string>() }

/** Ann after claiming, with the claims already in the file. */
function annAs(attempt: string, ...before: Claim[]) {
  return { who: 'Ann', attempt, before: new Set(before.map(({ id }) => id)) }
}

it('names who claimed the asset before', () => {
  expect(holderOf(imageOf('7'), [claimOf('b', 'Bob')], idle, now)).toBe('Bob')
  expect(holderOf(imageOf('8'), [claimOf('b', 'Bob')], idle, now)).toBe(null)
  expect(holderOf(imageOf('7'), [], idle, now)).toBe(null)
})

it('does not treat a claim of the same person as a rival', () => {
  const own = [claimOf('a', 'Ann')]

  expect(holderOf(imageOf('7'), own, idle, now)).toBe(null)
  expect(holderOf(imageOf('7'), own, annAs('b'), now)).toBe(null)
})

it.each([
  ['just not too old', claimLifetime - 1, 'held'],
  ['too old', claimLifetime, 'begun'],
  ['a week old', 7 * day, 'begun'],
  ['years old', 4000 * day, 'begun'],
  ['a little ahead', 1 - claimLifetime, 'held'],
  ['ahead', -claimLifetime, 'begun'],
  ['a week ahead', -7 * day, 'begun'],
  ['years ahead', -4000 * day, 'begun'],
  ['without a time', NaN, 'begun']
])('classifies a claim that is %s', (_, age, is) => {
  const claim = claimOf('b', 'Bob', Number.isNaN(age) ? 0 : age)
  const dated = Number.isNaN(age) ? { ...claim, at: 'soon' } : claim

  const taken = {
    held: holderOf(imageOf('7'), [dated], idle, now) !== null,
    begun: isBegun(dated, 'Ann', now)
  }

  expect(taken).toEqual({
    held: is === 'held',
    begun: is === 'begun'
  })
})

it('does not ask people about their own claims', () => {
  expect(isBegun(claimOf('b', 'Bob', day), 'Bob', now)).toBe(false)
})

it('prefers the lowest attempt of simultaneous claims', () => {
  const ann = claimOf('a', 'Ann')
  const bob = claimOf('b', 'Bob')
  const both = [bob, ann]

  expect(holderOf(imageOf('7'), both, annAs('a'), now)).toBe(null)
  const asBob = { who: 'Bob', attempt: 'b', before: new Set<string>() }
  expect(holderOf(imageOf('7'), both, asBob, now)).toBe('Ann')
})

it('lets one of three continue', () => {
  const claims = ['c', 'a', 'b'].map(one => claimOf(one, `Person ${one}`))

  const winners = claims.filter(({ attempt, who }) => {
    const own = { who, attempt, before: new Set<string>() }
    return holderOf(imageOf('7'), claims, own, now) === null
  })

  expect(winners.map(({ attempt }) => attempt)).toEqual(['a'])
})

it('is not stopped by a claim that was confirmed before', () => {
  const old = claimOf('a', 'Bob', claimLifetime)

  expect(holderOf(imageOf('7'), [old], annAs('b', old), now)).toBe(null)
})

it.each([3 * claimLifetime, 40 * day, -40 * day])(
  'respects a new claim of a clock that is wrong by %i milliseconds',
  age => {
    const odd = claimOf('a', 'Bob', age)

    expect(holderOf(imageOf('7'), [odd], annAs('b'), now)).toBe('Bob')
  }
)
