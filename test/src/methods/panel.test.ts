import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'

it('resizes the panel', async () => {
  const controller = await openController()

  await controller.peer.call.resizePanel({ width: 500, height: 700 })

  expect(controller.panel()).toMatchObject({ width: 500, height: 700 })
})

it('refuses an invalid size', async () => {
  const { peer } = await openController()

  const failed = peer.call.resizePanel({ width: Number.NaN, height: 400 })

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
})

it.each([
  'http://localhost:4401/sign-in/1',
  'https://example.com/a?b=c#d',
  'HTTPS://example.com'
])('opens %s', async url => {
  const { peer, opened } = await openController()

  await peer.call.openAddress({ url })

  expect(opened).toEqual([url])
})

it.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'https://',
  'https://user@example.com/',
  ' https://example.com',
  'https://example.com/a b'
])('refuses to open %s', async url => {
  const { peer, opened } = await openController()

  const failed = peer.call.openAddress({ url })

  await expect(failed).rejects.toMatchObject({ code: 'address-refused' })
  expect(opened).toEqual([])
})
