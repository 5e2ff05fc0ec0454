import { expect, it } from 'vitest'
import { findPromtool } from '../../dev/find-promtool.ts'

it('takes an installed promtool', () => {
  const none = { name: 'none', find: () => null }
  const there = { name: 'there', find: () => '/usr/local/bin/promtool' }

  expect(findPromtool([none, there])).toBe('/usr/local/bin/promtool')
})

it('downloads one that is missing', () => {
  let isThere = false
  const source = {
    name: 'a package',
    find: () => (isThere ? '/usr/bin/promtool' : null),
    install: () => (isThere = true)
  }

  expect(findPromtool([source])).toBe('/usr/bin/promtool')
})

it('says what to do when every source fails', () => {
  expect(() => findPromtool([])).toThrow('set CLEARED_PROMTOOL')
})
