import { beforeEach, expect, it } from 'vitest'
import {
  $picked,
  clearPicked,
  extendPicked,
  pickAll,
  pickThrough,
  togglePicked
} from '../../../ui/library/picked.ts'
import { goBack, openView } from '../../../ui/shell/view.ts'
import { assetOf } from '../asset-of.ts'

const shown = ['1', '2', '3', '4', '5'].map(id => assetOf(id))

function result(id: string) {
  return assetOf(id)
}

function ids(): string[] {
  return $picked.get().map(({ assetId: id }) => id)
}

beforeEach(clearPicked)

it('keeps the order in which results were picked', () => {
  togglePicked(result('3'))
  togglePicked(result('1'))

  expect(ids()).toEqual(['3', '1'])
})

it('unpicks a result that is pressed again', () => {
  togglePicked(result('3'))
  togglePicked(result('1'))

  togglePicked(result('3'))

  expect(ids()).toEqual(['1'])
})

it.each([
  ['after', '4', ['2', '3', '4']],
  ['before', '1', ['2', '1']],
  ['itself', '2', ['2']]
])('picks through a result %s the last one', (_, to, picked) => {
  togglePicked(result('2'))

  pickThrough(result(to), shown)

  expect(ids()).toEqual(picked)
})

it('picks one when no range has started', () => {
  pickThrough(result('4'), shown)

  expect(ids()).toEqual(['4'])
})

it('shrinks a range, without earlier picks', () => {
  togglePicked(result('1'))
  togglePicked(result('2'))

  pickThrough(result('5'), shown)
  pickThrough(result('3'), shown)

  expect(ids()).toEqual(['1', '2', '3'])
})

it('extends a range step by step, and takes a step back', () => {
  extendPicked(result('2'), result('3'), shown)
  extendPicked(result('3'), result('4'), shown)
  expect(ids()).toEqual(['2', '3', '4'])

  extendPicked(result('4'), result('3'), shown)

  expect(ids()).toEqual(['2', '3'])
})

it('starts another range, and keeps the first', () => {
  extendPicked(result('1'), result('2'), shown)

  extendPicked(result('4'), result('5'), shown)

  expect(ids()).toEqual(['1', '2', '4', '5'])
})

it('picks all, earlier picks first', () => {
  togglePicked(result('3'))

  pickAll(shown)
  pickThrough(result('2'), shown)

  expect(ids()).toEqual(['3', '1', '2', '4', '5'])
})

it('starts a new range when the last result is no longer shown', () => {
  togglePicked(result('9'))

  pickThrough(result('4'), shown)

  expect(ids()).toEqual(['9', '4'])
})

it('ignores picks of another view until it is open again', () => {
  togglePicked(result('3'))

  openView({ name: 'asset', assetId: '9', mediaType: 'image' })

  expect(ids()).toEqual([])
  togglePicked(result('7'))
  goBack()
  expect(ids()).toEqual(['3'])
})

it('does not continue a range of another view', () => {
  pickThrough(result('1'), shown)
  openView({ name: 'asset', assetId: '9', mediaType: 'image' })

  pickThrough(result('3'), shown)

  expect(ids()).toEqual(['3'])
})
