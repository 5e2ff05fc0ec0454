import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { imageRecord, listReply, pngReply } from '../image-record.ts'
import { chooseInMenu } from '../choose-in-menu.ts'
import { addresses, createWorld, openPanel } from '../open-panel.ts'
import type { World } from '../open-panel.ts'

afterEach(cleanup)

const scopes = ['licenses.create', 'licenses.view', 'purchases.view']
const file = 'http://media.test/licensed/1.jpg'
let world: World

/** An account with one license, on view. */
beforeEach(async () => {
  world = createWorld()
  world.document.layers = [{ nodeId: '1:1', assetId: '1' }]
  const { web } = world
  const license = {
    id: 'e1',
    license: 'standard',
    image: { id: '1', format: { size: 'huge', format: 'jpg' } }
  }
  // Some services name only the size.
  const vector = {
    id: 'e2',
    license: 'standard',
    image: { id: '2', format: { size: 'vector' } }
  }
  const replies: [route: string, reply: () => Response][] = [
    [
      'GET /v2/user/access_token',
      () => Response.json({ user_id: '7', username: 'dee', scopes })
    ],
    ['GET /v2/user', () => Response.json({})],
    ['GET /v2/user/subscriptions', () => listReply([])],
    ['GET /v2/images/licenses', () => listReply([license, vector])],
    ['GET /v2/images', () => listReply([imageRecord('1')])],
    [
      'POST /v2/images/licenses/e1/downloads',
      () => Response.json({ url: file })
    ]
  ]
  for (const [route, reply] of replies) {
    web.on(route.replace(' ', ` ${addresses.service}`), reply)
  }
  web.on(`GET ${addresses.gateway}/api/v2/images`, () =>
    listReply([imageRecord('1')])
  )
  web.on(`GET ${addresses.gateway}/ready`, () => Response.json({ ok: true }))
  web.on(`GET ${addresses.gateway}/media/*`, () => pngReply())
  web.on('GET http://media.test/*', () => pngReply())
  const { session } = await openPanel(world)
  await session.pasteToken('v2/abc')
  const { LicensesView } =
    await import('../../../ui/licenses/licenses-view.tsx')
  render(<LicensesView />)
})

it('downloads the file of a license again', async () => {
  await screen.findByRole('button', { name: 'Place Picture 1' })
  await chooseInMenu('Picture 1', 'Download')

  await expect.poll(() => world.document.opened).toEqual([file])
})

it('saves the EPS of a vector', async () => {
  world.web.on(
    `POST ${addresses.service}/v2/images/licenses/e2/downloads`,
    () => Response.json({ url: 'http://media.test/licensed/2.eps' })
  )
  world.web.on(
    'GET http://media.test/licensed/2.eps',
    () => new Response('%!PS-Adobe-3.0 EPSF-3.0')
  )
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  const row = within(await screen.findByRole('listitem', { name: /2$/ }))

  await userEvent.click(row.getByRole('button', { name: /^Download EPS of/ }))

  await expect
    .poll(() => saved.mock.contexts)
    .toMatchObject([{ download: 'image-2-vector.eps' }])
  expect(row.getByText(/Vector EPS/)).toBeTruthy()
  expect(row.queryByRole('button', { name: /license e2$/ })).toBeNull()
  expect(world.document.opened).toEqual([])
  saved.mockRestore()
})

it('places a licensed asset', async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Place Picture 1' })
  )

  await expect
    .poll(() => world.document.placed.map(({ picture }) => picture.assetId))
    .toEqual(['1'])
})

it('finds uses in a file that was not checked before', async () => {
  const row = await screen.findByRole('listitem', { name: 'Picture 1' })

  expect(await within(row).findByText('Used in this file')).toBeTruthy()
})
