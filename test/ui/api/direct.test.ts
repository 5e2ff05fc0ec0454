import { expect, it } from 'vitest'
import { session } from '../../src/saved-records.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { addresses, createWorld, openPanel } from '../open-panel.ts'

const past = `GET ${addresses.service}/v2/images/search`
const usual = `GET ${addresses.gateway}/api/v2/images/search`

async function open(isIn: boolean) {
  const world = createWorld()
  if (isIn) world.document.session = { ...session, expiresAt: null }
  const panel = await openPanel(world)
  const { $isDirect } = await import('../../../ui/api/fetch-public.ts')
  const down = () => Promise.reject(new TypeError('Failed to fetch'))
  const found = () => listReply([imageRecord('1')], { total_count: 1 })
  return { ...panel, $isDirect, down, found }
}

it('reports that searches bypass the gateway until it answers', async () => {
  const { search, web, clock, $isDirect, down, found } = await open(true)
  web.on(usual, down)
  web.on(past, found)

  const searched = search.search('lake')
  await clock.advance(10_000)
  await searched
  const [state, isDirect] = [search.$search.get().state, $isDirect.get()]
  web.on(usual, found)
  await search.search('sea')

  expect([state, isDirect]).toEqual(['ready', true])
  expect(search.$search.get().state).toBe('ready')
  expect($isDirect.get()).toBe(false)
})

it.each([200, 403, 404, 502])(
  'bypasses a gateway in place of which a page arrives with %i',
  async status => {
    const { search, web, found, $isDirect } = await open(true)
    web.on(usual, () => new Response('<h1>Nothing here</h1>', { status }))
    web.on(past, found)

    await search.search('lake')

    expect(search.$search.get().state).toBe('ready')
    expect($isDirect.get()).toBe(true)
  }
)

it('does not bypass the gateway while signed out', async () => {
  const { search, web, clock, $isDirect, down } = await open(false)
  web.on(usual, down)

  const searched = search.search('lake')
  await clock.advance(10_000)
  await searched

  expect(search.$search.get()).toMatchObject({
    error: { code: 'gateway-unreachable' }
  })
  expect($isDirect.get()).toBe(false)
  expect(web.calls('/v2/images/search')).toEqual([])
})
