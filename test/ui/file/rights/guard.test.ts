import { expect, it } from 'vitest'
import type { EditorialAnswer, Mark } from '../../../../contract/records.ts'
import { guardUses, isOpenWarning } from '../../../../ui/file/rights/guard.ts'
import type { GuardFacts } from '../../../../ui/file/rights/guard.ts'
import { useOf } from '../../checked-file.ts'
import { imageOf } from '../../../image-refs.ts'

const page = { id: '0:1', name: 'Page' }
const banner = { id: '1:1', name: 'Banner' }
const card = { id: '1:2', name: 'Card' }

function factsOf(change: Partial<GuardFacts> = {}): GuardFacts {
  const frames = new Map([
    ['2:1', [page, banner]],
    ['2:2', [page, banner, card]],
    ['2:3', [page, card]]
  ])
  return { frames, marks: new Map(), answers: new Map(), ...change }
}

const uses = ['2:3', '2:1', '2:2'].map(nodeId => useOf({ nodeId }))

it('lists each frame once, advertising ones first', () => {
  const guarded = guardUses(imageOf('7'), uses, factsOf())

  expect(guarded).toEqual([
    { ...banner, isAdvertising: true, answer: null },
    { ...card, isAdvertising: false, answer: null }
  ])
  expect(guarded.map(isOpenWarning)).toEqual([true, false])
})

it('applies an answer to this asset in this frame only', () => {
  const answer: EditorialAnswer = {
    v: 1,
    id: '7.1:1',
    assetId: '7',
    frameId: '1:1',
    who: 'Rae',
    at: '',
    reason: 'A news banner'
  }
  const facts = factsOf({ answers: new Map([[answer.id, answer]]) })

  const [own] = guardUses(imageOf('7'), uses, facts)
  const [other] = guardUses(imageOf('8'), uses, facts)

  expect(own?.answer).toBe(answer)
  expect(own && isOpenWarning(own)).toBe(false)
  expect(other && isOpenWarning(other)).toBe(true)
})

it('does not warn of a frame marked as something else', () => {
  const mark: Mark = {
    v: 1,
    id: '1:1',
    who: 'Rae',
    at: '',
    isAdvertising: false
  }

  const guarded = guardUses(
    imageOf('7'),
    uses,
    factsOf({ marks: new Map([['1:1', mark]]) })
  )

  expect(guarded.some(isOpenWarning)).toBe(false)
})

it('ignores styles and layers outside frames', () => {
  const facts = factsOf({ frames: new Map([['2:1', [page]]]) })

  expect(guardUses(imageOf('7'), [useOf({ nodeId: null })], facts)).toEqual([])
  expect(guardUses(imageOf('7'), [useOf({ nodeId: '2:1' })], facts)).toEqual([])
})
