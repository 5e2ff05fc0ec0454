import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { imageRecord } from '../../image-record.ts'
import { addresses, createWorld, openPanel } from '../../open-panel.ts'
import type { World } from '../../open-panel.ts'
import { imagesOf } from '../../../image-refs.ts'

afterEach(cleanup)

const scopes = ['licenses.create', 'licenses.view', 'purchases.view']
const formats = ['huge', 'medium'].map(size => {
  return { media_type: 'image', size, format: 'jpg' }
})

function subscriptionOf(id: string, description: string) {
  const allotment = { downloads_left: 9, downloads_limit: 9 }
  return { id, description, license: 'standard', formats, allotment }
}

const owned = {
  id: 'e3',
  license: 'standard',
  image: { id: '3', format: { size: 'small', format: 'jpg' } }
}

const replies: [path: string, reply: object][] = [
  ['/v2/user/access_token', { user_id: '7', username: 'dee', scopes }],
  ['/v2/user', {}],
  [
    '/v2/user/subscriptions',
    { data: [subscriptionOf('s1', 'Monthly'), subscriptionOf('s2', 'Second')] }
  ],
  ['/v2/images/licenses', { data: [owned], total_count: 1 }],
  [
    '/v2/images',
    {
      data: ['1', '2', '3'].map(id =>
        imageRecord(id, { is_editorial: id !== '3' })
      )
    }
  ]
]

let world: World
let planFor: (assetIds: string[]) => Promise<void>
let plan: () => unknown

/** Two editorial assets that two subscriptions could license. */
beforeEach(async () => {
  world = createWorld()
  for (const [path, reply] of replies) {
    world.web.on(`GET ${addresses.service}${path}`, () => Response.json(reply))
  }
  world.web.on(`GET ${addresses.gateway}/ready`, () =>
    Response.json({ ok: true, epoch: 'one' })
  )
  const { session, licensing } = await openPanel(world)
  await session.pasteToken('v2/abc')
  const { planLicenses } = await import('../../../../ui/licensing/planning.ts')
  const { LicenseDialog } =
    await import('../../../../ui/licensing/views/license-dialog.tsx')
  planFor = ids => planLicenses(imagesOf(ids))
  await planFor(['1', '2'])
  render(<LicenseDialog />)
  plan = () => {
    const shown = licensing.$licensing.get()
    return shown.state === 'confirm' ? shown.plan.items : shown
  }
})

async function choose(field: string, value: string): Promise<void> {
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: field }),
    value
  )
}

function choicesOf(...ways: [subscriptionId: string, size: string][]) {
  return ways.map(([subscriptionId, size]) => {
    return { decision: { choice: { subscriptionId, size } } }
  })
}

it('chooses size and subscription of one asset', async () => {
  await choose('Size of Picture 1', 'medium')
  await choose('Subscription for Picture 2', 's2')

  expect(plan()).toMatchObject(choicesOf(['s1', 'medium'], ['s2', 'huge']))
})

it('chooses size and subscription for all', async () => {
  await choose('Size of all', 'medium')
  await choose('Subscription for all', 's2')

  expect(plan()).toMatchObject(choicesOf(['s2', 'medium'], ['s2', 'medium']))
})

it('acknowledges one editorial asset, not the other', async () => {
  const name = /^Editorial: I use “Picture 2”/

  await userEvent.click(screen.getByRole('checkbox', { name }))

  expect(plan()).toMatchObject([
    { ticks: [{ kind: 'editorial', isTicked: false }] },
    { ticks: [{ kind: 'editorial', isTicked: true }] }
  ])
  expect(screen.getByRole('button', { name: 'License 1 image' })).toBeTruthy()
})

it('leaves one asset out, not the other', async () => {
  const name = 'License and swap: Picture 1'

  await userEvent.click(screen.getByRole('checkbox', { name }))

  expect(plan()).toMatchObject([{ isLeftOut: true }, { isLeftOut: false }])
})

it('licenses an owned asset again once ticked', async () => {
  await planFor(['3'])
  const before = plan()

  await userEvent.click(
    await screen.findByRole('checkbox', {
      name: /again, although I own it$/
    })
  )

  expect(before).toMatchObject([{ decision: { kind: 'owned' } }])
  expect(plan()).toMatchObject([{ decision: { kind: 'license' } }])
})

it('plans without a gateway on request, and warns', async () => {
  for (const route of ['ready', 'health']) {
    world.web.on(`GET ${addresses.gateway}/${route}`, () =>
      Promise.reject(new TypeError('Failed to fetch'))
    )
  }
  await planFor(['1', '2'])

  await userEvent.click(
    await screen.findByRole('button', { name: 'License without it' })
  )

  expect(
    await screen.findByText('No duplicate-purchase protection')
  ).toBeTruthy()
  expect(plan()).toMatchObject([{ assetId: '1' }, { assetId: '2' }])
})
