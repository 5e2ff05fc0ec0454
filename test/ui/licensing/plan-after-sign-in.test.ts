import { expect, it } from 'vitest'
import { createWorld, openPanel } from '../open-panel.ts'
import type { World } from '../open-panel.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

async function openShop() {
  const world: World = createWorld()
  world.web.on('GET http://service.test/v2/user/access_token', () =>
    Response.json({ user_id: '7', username: 'dee', scopes: ['user.view'] })
  )
  world.web.on('GET http://service.test/v2/user', () => Response.json({}))
  const panel = await openPanel(world)
  const wanted = await import('../../../ui/licensing/plan-after-sign-in.ts')
  return { ...panel, ...wanted }
}

it('continues licensing after the sign-in', async () => {
  const { session, licensing, view, clock, signInToLicense } = await openShop()

  signInToLicense([imageOf('1')])
  expect(view.$view.get()).toEqual({ name: 'account' })
  await session.pasteToken('v2/abc')
  await clock.advance(0)

  // this token cannot license; what matters is that somebody looked
  expect(licensing.$licensing.get()).toMatchObject({
    state: 'failed',
    assets: imagesOf(['1'])
  })
})

it('forgets it when the person opens another view', async () => {
  const { session, licensing, view, clock, signInToLicense } = await openShop()
  signInToLicense([imageOf('1')])

  view.openView({ name: 'search' })
  await session.pasteToken('v2/abc')
  await clock.advance(0)

  expect(licensing.$licensing.get()).toEqual({ state: 'idle' })
})
