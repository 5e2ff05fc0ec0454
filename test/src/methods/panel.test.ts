import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'

it.each([
  [
    { width: 500, height: 700 },
    { width: 500, height: 700 }
  ],
  [
    { width: 10, height: 10 },
    { width: 300, height: 400 }
  ],
  [
    { width: 9000, height: 9000.4 },
    { width: 1200, height: 1200 }
  ]
])('resizes the panel to %o within limits', async (asked, given) => {
  const controller = await openController()

  await controller.peer.call('resizePanel', asked)

  expect(controller.panel()).toMatchObject(given)
})

it('refuses a size that is none', async () => {
  const { peer } = await openController()

  const failed = peer.call('resizePanel', { width: Number.NaN, height: 400 })

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
})

it.each([
  'http://localhost:4401/sign-in/1',
  'https://example.com/a?b=c#d',
  'HTTPS://example.com'
])('opens %s', async url => {
  const { peer, opened } = await openController()

  await peer.call('openAddress', { url })

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

  const failed = peer.call('openAddress', { url })

  await expect(failed).rejects.toMatchObject({ code: 'address-refused' })
  expect(opened).toEqual([])
})
