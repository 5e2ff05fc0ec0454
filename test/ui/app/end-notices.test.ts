import { expect, it } from 'vitest'
import * as errors from '../../../contract/errors.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { session } from '../../src/saved-records.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { addresses, createWorld, openPanel } from '../open-panel.ts'

const { gateway, service } = addresses

/** A panel that shows these errors, and what ends them. */
async function openWith(...codes: ErrorCode[]) {
  const panel = await openPanel(createWorld())
  const { ClearedError } = await import('../../../contract/errors.ts')
  const { setActiveSession } = await import('../../../ui/api/bearer.ts')
  const { $isDirect } = await import('../../../ui/api/fetch-public.ts')
  const { requestNothing } = await import('../../../ui/api/request.ts')
  const { saveText } = await import('../../../ui/storage/save-text.ts')
  const show = (code: ErrorCode, data?: object) =>
    panel.notices.showError(new ClearedError(code, code, { ...data }))
  codes.forEach(code => show(code))
  return {
    ...panel,
    ClearedError,
    setActiveSession,
    $isDirect,
    requestNothing,
    saveText,
    shown: () => panel.notices.$notices.get().map(one => one.state?.error.code)
  }
}

it('ends errors of the sign-in when somebody signs in', async () => {
  const { setActiveSession, shown } = await openWith(
    'session-expired',
    'not-allowed',
    'layer-locked'
  )

  setActiveSession(session)

  expect(shown()).toEqual(['layer-locked'])
})

it('keeps errors of the account when only its token changes', async () => {
  const { setActiveSession, shown, notices, ClearedError } = await openWith()
  setActiveSession(session)
  notices.showError(new ClearedError('not-allowed'))

  setActiveSession({ ...session, accessToken: 'newer' })

  expect(shown()).toEqual(['not-allowed'])
})

it('ends errors of the connection when it is restored', async () => {
  const { online, shown } = await openWith(
    'offline',
    'gateway-unreachable',
    'storage-full'
  )

  online.$reconnectedAt.set(1)

  expect(shown()).toEqual(['storage-full'])
})

it.each([
  [`${gateway}/ready`, ['offline', 'gateway-credentials']],
  [`${gateway}/api/v2/images/search`, ['offline']],
  [`${service}/v2/user`, ['gateway-unreachable', 'gateway-credentials']]
])('ends what a reply of %s disproves', async (url, left) => {
  const { web, requestNothing, shown } = await openWith(
    'offline',
    'gateway-unreachable',
    'gateway-credentials'
  )
  web.on(`GET ${url}`, () => Response.json({}))

  await requestNothing(url, {})

  expect(shown()).toEqual(left)
})

it.each([
  ['an unsuccessful reply', () => new Response('', { status: 500 })],
  ['a page', () => new Response('<h1>Sign in</h1>', { status: 403 })]
])('ends nothing after %s', async (_, answer) => {
  const url = `${service}/v2/user`
  const { web, requestNothing, shown } = await openWith('offline')
  web.on(`GET ${url}`, answer)

  await requestNothing(url, {}).catch(() => {})

  expect(shown()).toEqual(['offline'])
})

it('keeps an error that appeared while the request was in flight', async () => {
  const url = `${service}/v2/user`
  const { web, clock, requestNothing, notices, shown, ClearedError } =
    await openWith()
  let answer: (reply: Response) => void = () => {}
  web.on(`GET ${url}`, () => new Promise(resolve => (answer = resolve)))
  const asked = requestNothing(url, {})
  await clock.advance(1000)
  notices.showError(new ClearedError('offline'))

  answer(Response.json({}))
  await asked

  expect(shown()).toEqual(['offline'])
})

it('shows the gateway as up once it replies to anything', async () => {
  const { web, requestNothing, $isDirect } = await openWith()
  $isDirect.set(true)
  web.on(`GET ${gateway}/ready`, () => Response.json({}))

  await requestNothing(`${gateway}/ready`, {})

  expect($isDirect.get()).toBe(false)
})

it('ends a failed save once the same thing is saved', async () => {
  const { document, settings, saveText, notices, clock } = await openWith()
  const texts = () => notices.$notices.get().map(({ text }) => text)
  document.before.saveText = () => {
    throw new errors.ClearedError('storage-full') // the document's own class
  }
  settings.setSafeSearch(false)
  await clock.until(() => texts().length > 0)
  const before = texts()
  delete document.before.saveText

  await saveText('cleared/other', 'x')
  const afterOther = texts()
  settings.setSafeSearch(true)
  await clock.until(() => texts().length === 0)

  expect(before).toEqual([expect.stringMatching(/storage for plugins is full/)])
  expect(afterOther).toEqual(before)
})

it('ends a failure of the library once a search finds something', async () => {
  const { search, web, shown } = await openWith('service-failed')
  web.on(`GET ${gateway}/api/v2/images/search`, () =>
    listReply([imageRecord('1')], { total_count: 1 })
  )

  await search.search('lake')

  expect(shown()).toEqual([])
})
