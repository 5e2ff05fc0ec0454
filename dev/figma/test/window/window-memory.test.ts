import { expect, test } from 'vitest'
import { rememberedPlace, rememberPlace } from '../../window/window-memory.ts'

test('remembers the place of each plugin’s window', () => {
  rememberPlace('one', { left: 10, top: 20 })

  expect(rememberedPlace('one')).toEqual({ left: 10, top: 20 })
  expect(rememberedPlace('two')).toBeNull()
})

test('forgets a stored value that is no place', () => {
  localStorage.setItem('figma-host-window one', '{"left":"far"}')
  localStorage.setItem('figma-host-window two', '{')

  expect(rememberedPlace('one')).toBeNull()
  expect(rememberedPlace('two')).toBeNull()
})
