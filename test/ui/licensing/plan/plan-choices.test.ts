import { expect, it } from 'vitest'
import { isLicensed } from '../../../../ui/licensing/plan/license-plan.ts'
import type { Wish } from '../../../../ui/licensing/plan/findings.ts'
import { assetOf } from '../../asset-of.ts'
import {
  begunOf,
  endedSubscription,
  decisions,
  licenseOf,
  plan,
  sizeOf,
  subscriptionOf
} from '../../plan-of.ts'

function chosen(made: ReturnType<typeof plan>) {
  return made.items.map(({ decision }) =>
    decision.kind === 'license'
      ? `${decision.choice.subscriptionId} ${decision.choice.size}`
      : decision.kind
  )
}

const soon = subscriptionOf({ id: 'soon', renewsAt: '2026-03-05T00:00:00Z' })
const late = subscriptionOf({ id: 'late', renewsAt: '2026-03-09T00:00:00Z' })

it('moves an asset to make room for one without another subscription', () => {
  const only = sizeOf('small_jpg')
  const assets = new Map([
    ['1', assetOf('1', { sizes: [sizeOf('huge_jpg'), only] })],
    ['2', assetOf('2', { sizes: [only] })]
  ])
  const subscriptions = [
    { ...soon, left: 1, formats: ['small_jpg', 'huge_jpg'] },
    { ...late, left: 1, formats: ['huge_jpg'] }
  ]

  const made = plan(['1', '2'], { assets, subscriptions })

  expect(chosen(made)).toEqual(['late huge', 'soon small'])
})

it('takes the size that suits, where it costs no more', () => {
  const dear = {
    ...late,
    price: { amount: 5, currency: 'USD' },
    formats: ['medium_jpg', 'huge_jpg']
  }
  const cheap = { ...soon, formats: ['huge_jpg'] }
  const wishes = { 1: { suits: 'medium' as const } }

  const same = plan(['1'], { subscriptions: [late] }, wishes)
  const dearer = plan(['1'], { subscriptions: [dear, cheap] }, wishes)

  expect(chosen(same)).toEqual(['late medium'])
  expect(chosen(dearer)).toEqual(['soon huge'])
})

it('moves two assets to make room for a third', () => {
  const assets = new Map(
    ['medium_jpg', 'huge_jpg', 'small_jpg'].map((size, i) => {
      const id = `${i + 1}`
      return [id, assetOf(id, { sizes: [sizeOf(size)] })]
    })
  )
  const subscriptions = [
    { ...soon, left: 1, formats: ['medium_jpg', 'small_jpg'] },
    { ...late, left: 1, formats: ['medium_jpg', 'huge_jpg'] },
    subscriptionOf({ id: 'last', left: 1, formats: ['huge_jpg'] })
  ]

  const made = plan(['1', '2', '3'], { assets, subscriptions })

  expect(chosen(made)).toEqual(['late medium', 'last huge', 'soon small'])
})

it('uses the allotment that ends first', () => {
  const made = plan(['1'], { subscriptions: [late, soon] })

  expect(chosen(made)).toEqual(['soon huge'])
})

it('offers no expired subscription beside an active one', () => {
  const over = endedSubscription('2026-02-28T00:00:00Z')

  const made = plan(['1'], { subscriptions: [over, late] })

  expect(chosen(made)).toEqual(['late huge'])
  expect(
    new Set(made.items[0]?.choices.map(one => one.subscriptionId))
  ).toEqual(new Set(['late']))
})

it('reports the downloads left after the whole plan for each asset', () => {
  const ids = ['1', '2', '3']
  const subscriptions = [
    { ...soon, left: 2 },
    { ...late, left: 7 }
  ]

  const made = plan(ids, { subscriptions })

  expect(made.items.map(({ decision }) => decision)).toMatchObject([
    { choice: { subscriptionId: 'soon' }, leftAfter: 0 },
    { choice: { subscriptionId: 'soon' }, leftAfter: 0 },
    { choice: { subscriptionId: 'late' }, leftAfter: 6 }
  ])
})

it('prefers free downloads to those that end soon', () => {
  const price = { amount: 9.8, currency: 'USD' }

  const made = plan(['1'], { subscriptions: [{ ...soon, price }, late] })

  expect(chosen(made)).toEqual(['late huge'])
})

const kept: [what: string, wish: Wish, plan: string][] = [
  ['a subscription', { subscriptionId: 'late' }, 'late huge'],
  ['a size', { size: 'medium' }, 'soon medium'],
  ['both', { subscriptionId: 'late', size: 'medium' }, 'late medium']
]

it.each(kept)('keeps a wish for %s', (_, wish, expected) => {
  const made = plan(['1'], { subscriptions: [soon, late] }, { 1: wish })

  expect(chosen(made)).toEqual([expected])
  expect(made.items[0]?.decision).toMatchObject({ isAsWished: true })
})

it('reports a wish beyond the downloads left', () => {
  const wish = { subscriptionId: 'late' }
  const subscriptions = [soon, { ...late, left: 1 }]

  const made = plan(['1', '2'], { subscriptions }, { 1: wish, 2: wish })

  expect(made.items.map(({ decision }) => decision)).toMatchObject([
    { choice: { subscriptionId: 'late' }, isAsWished: true },
    { choice: { subscriptionId: 'soon' }, isAsWished: false }
  ])
})

it('names every way to license an asset, the largest first', () => {
  const made = plan(['1'], {
    subscriptions: [soon, { ...late, formats: ['medium_jpg'] }]
  })

  expect(
    made.items[0]?.choices.map(one => `${one.subscriptionId} ${one.size}`)
  ).toEqual(['soon huge', 'soon medium', 'late medium'])
})

it('lets an editorial subscription license editorial images only', () => {
  const editorial = subscriptionOf({ media: [], isForEditorial: true })
  const assets = new Map([
    ['1', assetOf('1', { isEditorial: true })],
    ['2', assetOf('2')]
  ])

  const made = plan(['1', '2'], { assets, subscriptions: [editorial] })

  expect(decisions(made)).toEqual(['license', 'editorial-only'])
})

it('uses an unknown license only on request', () => {
  const strange = { ...soon, license: 'galactic' }
  const subscriptions = [strange, late]
  const wish: Wish = { subscriptionId: 'soon' }

  const made = plan(['1'], { subscriptions })
  const wished = plan(['1'], { subscriptions }, { 1: wish })
  const only = plan(['1'], { subscriptions: [strange] })

  expect(chosen(made)).toEqual(['late huge'])
  expect(chosen(wished)).toEqual(['soon huge'])
  expect([made, wished, only].map(one => one.items[0]?.ticks)).toEqual([
    [],
    [{ kind: 'unusual', isTicked: false, license: 'galactic' }],
    [{ kind: 'unusual', isTicked: false, license: 'galactic' }]
  ])
  expect([made, wished, only].map(one => one.totalCharge)).toEqual([1, 0, 0])
})

it('does not confuse two licenses of unknown names', () => {
  const subscriptions = [
    { ...soon, license: 'cosmic', left: 1 },
    { ...late, license: 'galactic' }
  ]
  const wish: Wish = { ticked: ['unusual'] }

  const made = plan(['1', '2'], { subscriptions }, { 1: wish, 2: wish })

  expect(decisions(made)).toEqual(['license', 'taken-by-others'])
  expect(chosen(made)[0]).toBe('soon huge')
})

it('asks for the fields of the charged subscriptions', () => {
  const subscriptions = [
    { ...soon, asksFor: ['client' as const] },
    { ...late, asksFor: ['job' as const] }
  ]

  expect(plan(['1'], { subscriptions }).asksFor).toEqual(['client'])
})

const small = licenseOf('1', { size: 'small', subscriptionId: 's1' })

it('offers every size that the license of an owned asset covers', () => {
  const made = plan(['1'], { licenses: [small] })
  const larger = plan(['1'], { licenses: [small] }, { 1: { size: 'huge' } })

  expect(made.items[0]?.decision).toMatchObject({
    size: 'small',
    sizes: ['huge', 'medium', 'small']
  })
  expect(made.items[0]?.again).toBeNull()
  expect(larger.items[0]?.decision).toMatchObject({
    kind: 'owned',
    size: 'huge'
  })
  expect(larger.totalCharge).toBe(0)
})

it('licenses a too small owned asset again only on request', () => {
  const licenses = [{ ...small, subscriptionId: null }]

  const made = plan(['1'], { licenses }, { 1: { size: 'huge' } })
  const again = plan(['1'], { licenses }, { 1: { isAgain: true } })

  expect(decisions(made)).toEqual(['owned'])
  expect(made.items[0]?.again).toEqual({ isChosen: false, knownIds: ['e-1'] })
  expect(chosen(again)).toEqual(['s1 huge'])
  expect(again.items.map(isLicensed)).toEqual([true])
  expect(again.items[0]?.choices.map(({ size }) => size)).toEqual([
    'huge',
    'medium'
  ])
})

it('offers no second license of an asset owned at the largest size', () => {
  const licenses = [licenseOf('1', { size: 'huge' })]

  const made = plan(['1'], { licenses }, { 1: { isAgain: true } })

  expect(decisions(made)).toEqual(['owned'])
  expect(made.items[0]?.again).toBeNull()
})

it('never replaces, by itself, a license that cannot be fetched', () => {
  const licenses = [licenseOf('1', { isDownloadable: false })]

  const made = plan(['1'], { licenses })
  const again = plan(['1'], { licenses }, { 1: { isAgain: true } })

  expect(made.items[0]?.decision).toEqual({
    kind: 'impossible',
    reason: 'not-downloadable',
    detail: 'e-1'
  })
  expect([made.totalCharge, again.totalCharge]).toEqual([0, 1])
})

it('does not treat an owned vector as a picture', () => {
  const licenses = [licenseOf('1', { size: 'vector', format: 'eps' })]

  expect(decisions(plan(['1'], { licenses }))).toEqual(['vector-only'])
})

it('prefers the largest of the licenses that are owned', () => {
  const licenses = [
    licenseOf('1', { id: 'a', size: 'small' }),
    licenseOf('1', { id: 'b', size: 'huge' }),
    licenseOf('1', { id: 'c', size: 'huge', license: 'galactic' })
  ]

  expect(plan(['1'], { licenses }).items[0]?.decision).toMatchObject({
    licenseId: 'b'
  })
})

it('also asks before another license of an asset that somebody else started', () => {
  const licenses = [licenseOf('1', { isDownloadable: false })]
  const found = { begun: [begunOf('1')], licenses }

  const { items } = plan(['1'], found, { 1: { isAgain: true } })

  expect(items).toMatchObject([
    {
      begun: [{ who: 'Rae' }],
      ticks: [{ kind: 'claimed', isTicked: false }]
    }
  ])
})
