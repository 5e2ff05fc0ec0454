import { expect, it } from 'vitest'
import {
  plannedSize,
  sizeBeyondFigma
} from '../../../../ui/licensing/plan/planned-size.ts'
import { limitText } from '../../../../ui/licensing/rows/plan-item-texts.ts'
import { assetOf } from '../../asset-of.ts'
import {
  decisions,
  licenseOf,
  plan,
  sizeOf,
  subscriptionOf
} from '../../plan-of.ts'

const jpeg = sizeOf('huge_jpg', false)
const eps = {
  ...sizeOf('vector_eps'),
  format: 'eps',
  width: null,
  height: null
}
const vectors = new Map([['1', assetOf('1', { sizes: [jpeg, eps] })]])
const withEps = ['huge_jpg', 'vector_eps']

it('licenses a vector as such if its license gives a JPEG', () => {
  const made = [withEps, ['vector_eps'], ['huge_jpg'], []].map(formats => {
    const subscriptions = [subscriptionOf({ formats })]
    return plan(['1'], { assets: vectors, subscriptions })
  })

  const [item] = made[0]?.items ?? []
  expect(item?.decision).toMatchObject({
    kind: 'license',
    choice: { size: 'vector', format: 'eps', hasEps: true }
  })
  expect(item && plannedSize(item)).toEqual({ width: 4000, height: 3000 })
  expect(item && sizeBeyondFigma(item)).toBe('vector')
  expect(made.slice(1).flatMap(decisions)).toEqual(
    Array.from({ length: 3 }, () => 'vector-only')
  )
})

it('licenses as JPEG what is sold so, and knows that it gives an EPS', () => {
  const assets = new Map([
    ['1', assetOf('1', { sizes: [sizeOf('huge_jpg'), eps] })]
  ])

  const made = [withEps, ['huge_jpg']].flatMap(formats => {
    const subscriptions = [subscriptionOf({ formats })]
    return plan(['1'], { assets, subscriptions }).items
  })

  expect(made).toMatchObject([
    { decision: { choice: { size: 'huge', format: 'jpg', hasEps: true } } },
    { decision: { choice: { size: 'huge', format: 'jpg' } } }
  ])
  expect(made.map(sizeBeyondFigma)).toEqual(['vector', undefined])
  expect(made.map(limitText)).toEqual([
    expect.stringContaining('download the EPS'),
    ''
  ])
})

it('shows the JPEG of an owned vector, and never licenses it again', () => {
  const subscriptions = [subscriptionOf({ formats: withEps })]
  const own = licenseOf('1', { size: 'vector', format: 'eps' })
  const licenses = [{ ...own, subscriptionId: 's1' }]
  const found = { assets: vectors, licenses, subscriptions }

  const made = plan(['1'], found, { 1: { isAgain: true } })

  expect(made.items).toMatchObject([
    {
      decision: { kind: 'owned', size: 'huge', format: 'jpg', hasEps: true },
      again: null
    }
  ])
})
