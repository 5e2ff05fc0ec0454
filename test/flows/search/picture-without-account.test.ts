import { beforeEach, expect, it, vi } from 'vitest'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import {
  agreeToUpload,
  similarIds,
  selectComp,
  selectLight
} from './search-by-picture.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack({ gatewayEnv: { CLEARED_GATEWAY_UPLOADS: 'on' } })
let file: OpenFile

/** As in `network.asked`. */
const relayed = `POST ${addresses.gateway}/api/v2/images`

beforeEach(async () => {
  file = await stack.openFile()
})

function countAsked(line: string): number {
  return stack.network.asked.filter(one => one === line).length
}

it('finds similar images without an account, through the gateway alone', async () => {
  const assetId = await selectComp(file)
  await file.panel.findByPicture()
  const asked = file.panel.$pictureSearch.get()
  const before = countAsked(relayed)
  const requests = vi.spyOn(stack.network, 'fetchFromFrame')

  await file.panel.agreeToSend()

  expect(asked.step).toBe('asking')
  expect(before).toBe(0)
  expect(countAsked(relayed)).toBe(1)
  const upload = requests.mock.calls.find(([, init]) => init?.body)
  expect(upload?.[1]?.body).toBe(
    JSON.stringify({
      base64_image: asked.step === 'asking' && asked.picture.base64
    })
  )
  requests.mock.calls.forEach(([url, init]) => {
    expect(url.startsWith(addresses.gateway)).toBe(true)
    expect(new Headers(init?.headers).has('Authorization')).toBe(false)
  })
  expect(similarIds(file).slice(0, 5)).toContain(assetId)
})

it('loads the following page without an account', async () => {
  await selectLight(file)
  await agreeToUpload(file)
  const first = similarIds(file)

  await file.panel.pictureList.loadMore()

  expect(first).toHaveLength(50)
  expect(similarIds(file).length).toBeGreaterThan(50)
  expect(similarIds(file).slice(0, 50)).toEqual(first)
})

it('still sends the image of a signed-in person directly to the service', async () => {
  await signInWithPages(stack, file, 'designer')
  await selectComp(file)
  const before = stack.network.asked.length

  await agreeToUpload(file)

  expect(file.panel.$pictureSearch.get().step).toBe('sent')
  const asked = stack.network.asked.slice(before).join('\n')
  expect(asked).toContain(`POST ${addresses.service}/v2/images`)
  expect(asked).not.toContain(addresses.gateway)
})

it('sends the image again as the person who signed in since', async () => {
  await selectComp(file)
  await agreeToUpload(file)
  await signInWithPages(stack, file, 'designer')
  file.headless.host.user.select(
    file.headless.host.scene().children.map(({ id }) => id)
  )
  await file.headless.settle()

  await file.panel.findByPicture()

  expect(countAsked(relayed)).toBe(1)
  // one of the gateway's, one of the person's
  expect(countAsked(`POST ${addresses.service}/v2/images`)).toBe(2)
})

it('waits as long as the gateway asks after too many images', async () => {
  await selectComp(file)
  const headers = { 'Retry-After': '5', 'Access-Control-Allow-Origin': '*' }
  stack.network.breakNext(
    relayed,
    async () => new Response('', { status: 429, headers })
  )

  await agreeToUpload(file)
  const failed = file.panel.$pictureSearch.get()
  await stack.clock.advance(5100)
  await stack.calm()
  await file.panel.retryPictureSearch()

  expect(failed).toMatchObject({
    error: { code: 'rate-limited' },
    mustWait: true
  })
  expect(similarIds(file).length).toBeGreaterThan(0)
})

it.each([401, 403])(
  'blames the gateway when the service answers its application %i',
  async status => {
    await selectComp(file)
    stack.service.faults.failNext({
      method: 'POST',
      path: '/v2/images',
      status
    })

    await agreeToUpload(file)

    expect(file.panel.$pictureSearch.get()).toMatchObject({
      step: 'failed',
      error: { code: 'gateway-credentials' }
    })
  }
)

it('says that the gateway is down before it renders a picture', async () => {
  await selectComp(file)
  const calls: string[] = []
  file.panel.window.onCall(({ method }) => calls.push(method))
  stack.network.takeDown(addresses.gateway)

  await file.panel.findByPicture()
  const failed = file.panel.$pictureSearch.get()
  stack.network.bringUp(addresses.gateway)
  await file.panel.retryPictureSearch()

  expect(failed).toMatchObject({
    step: 'failed',
    error: { code: 'gateway-unreachable' }
  })
  expect(calls).toEqual(['exportSelection'])
  expect(file.panel.$pictureSearch.get().step).toBe('asking')
})
