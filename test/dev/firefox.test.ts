import { expect, it } from 'vitest'
import { findFirefox } from '../../dev/firefox.ts'

it('takes an installed Firefox', () => {
  const none = { name: 'none', find: () => null }
  const there = { name: 'there', find: () => '/usr/bin/firefox' }

  expect(findFirefox([none, there])).toBe('/usr/bin/firefox')
})

it('says what to do when every source fails', () => {
  expect(() => findFirefox([])).toThrow('set CLEARED_FIREFOX')
})
