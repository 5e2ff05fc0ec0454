import { beforeEach, expect, it } from 'vitest'
import { recentWords } from '../../kept-searches.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

it('opens in the size that the person chose', async () => {
  file.panel.resizePanel({ width: 480, height: 720 })
  await stack.until(() => file.headless.panel()?.width === 480)
  await stack.clock.advance(1000)

  const reopened = await stack.reopen(file)

  expect(reopened.headless.panel()).toMatchObject({ width: 480, height: 720 })
})

it('opens minimised as it was left, and as large as before', async () => {
  file.panel.resizePanel({ width: 480, height: 720 })
  file.panel.minimisePanel(true)
  await stack.until(() => file.headless.panel()?.height === 32)
  await stack.clock.advance(1000)

  const reopened = await stack.reopen(file)
  await stack.until(() => reopened.headless.panel()?.height === 32)
  reopened.panel.minimisePanel(false)

  await stack.until(() => reopened.headless.panel()?.height === 720)
  expect(reopened.headless.panel()?.width).toBe(480)
})

it('never becomes too small to use', async () => {
  file.panel.resizePanel({ width: 10, height: 10 })
  await stack.until(() => file.headless.panel()?.width === 300)

  expect(file.headless.panel()).toMatchObject({ width: 300, height: 400 })
})

it('remembers what was searched for, newest first', async () => {
  await file.panel.search('mountain')
  await file.panel.search('cat')
  await file.panel.search(' mountain ')
  await file.panel.search('xylqzzkw')
  await stack.clock.advance(1000)

  const reopened = await stack.reopen(file)

  expect(recentWords(reopened.panel.$settings.get())).toEqual([
    'mountain',
    'cat'
  ])
})

it('starts with defaults when saved settings cannot be read', async () => {
  file.panel.setSafeSearch(false)
  await stack.calm()
  await stack.clock.advance(1000)
  await file.headless.settle()
  for (const key of stack.storage.keys()) stack.storage.set(key, '{"v":')

  const reopened = await stack.reopen(file)
  await reopened.panel.search('mountain')

  expect(reopened.panel.$settings.get()).toMatchObject({ safeSearch: true })
  expect(reopened.panel.$session.get()).toEqual({ state: 'out' })
  expect(reopened.panel.$search.get()).toMatchObject({ state: 'ready' })
  expect(readNotices(reopened)).toBe('')
})

it('says that it could not save, and continues', async () => {
  stack.storage.set = () => {
    throw new Error('The quota is exceeded')
  }

  file.panel.setSafeSearch(false)
  await stack.until(() => readNotices(file) !== '')
  await file.panel.search('mountain')

  expect(readNotices(file)).toMatch(/storage|save/)
  expect(file.panel.$search.get()).toMatchObject({ state: 'ready' })
})
