import { beforeEach, expect, it } from 'vitest'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import {
  agreeToUpload,
  similarIds,
  selectComp,
  selectLight,
  upload,
  uploads
} from './search-by-picture.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
})

it('says that a layer shows nothing, and reads the next selected one', async () => {
  await selectComp(file)
  const hide = (isShown: boolean) =>
    file.headless.host.evaluate(
      'figma.currentPage.selection[0].visible = input',
      isShown
    )
  await hide(false)
  await file.panel.findByPicture()
  const failed = file.panel.$pictureSearch.get()
  await hide(true)

  await file.panel.retryPictureSearch()

  expect(failed).toMatchObject({
    step: 'failed',
    error: { code: 'export-failed' }
  })
  expect(file.panel.$pictureSearch.get().step).toBe('asking')
})

it.each([
  [403, 'not-allowed'],
  [413, 'bad-request'],
  [415, 'bad-request'],
  [500, 'service-failed']
] as const)(
  'keeps the picture when the service says %i',
  async (status, code) => {
    await selectComp(file)
    stack.service.faults.failNext({
      method: 'POST',
      path: '/v2/images',
      status
    })

    await agreeToUpload(file)
    const failed = file.panel.$pictureSearch.get()
    await file.panel.retryPictureSearch()

    expect(failed).toMatchObject({
      step: 'failed',
      error: { code, data: { status } },
      mustWait: false
    })
    expect(file.panel.$pictureSearch.get().step).toBe('sent')
    expect(uploads(stack)).toBe(2)
  }
)

it('waits as long as the service asks, and does not retry by itself', async () => {
  await selectComp(file)
  const headers = { 'Retry-After': '5', 'Access-Control-Allow-Origin': '*' }
  stack.network.breakNext(
    upload,
    async () => new Response('', { status: 429, headers })
  )

  await agreeToUpload(file)
  const failed = file.panel.$pictureSearch.get()
  await stack.clock.advance(4900)
  await stack.calm()
  const early = file.panel.$pictureSearch.get()
  await stack.clock.advance(200)
  await stack.calm()

  expect(failed).toMatchObject({
    error: { code: 'rate-limited', data: { retryAfter: 5000 } },
    mustWait: true
  })
  expect(early).toMatchObject({ mustWait: true })
  expect(file.panel.$pictureSearch.get()).toMatchObject({ mustWait: false })
  expect(uploads(stack)).toBe(1)
})

it('says that it is offline, and sends the picture when it is not', async () => {
  await selectComp(file)
  stack.network.takeDown(addresses.service)
  await agreeToUpload(file)
  const failed = file.panel.$pictureSearch.get()
  stack.network.bringUp(addresses.service)

  await file.panel.retryPictureSearch()

  expect(failed).toMatchObject({ step: 'failed', error: { code: 'offline' } })
  expect(uploads(stack)).toBe(1)
  expect(similarIds(file).length).toBeGreaterThan(0)
})

it('sends the picture again on a press when the service forgot it', async () => {
  await selectLight(file)
  await agreeToUpload(file)
  stack.service.faults.moveClock(25 * 3_600_000)
  await file.panel.pictureList.loadMore()
  const list = file.panel.pictureList.$list.get()
  const before = uploads(stack)
  stack.service.faults.reset()

  await file.panel.retryPictureSearch()

  expect(list).toMatchObject({ more: { error: { code: 'not-found' } } })
  expect(before).toBe(1)
  expect(uploads(stack)).toBe(2)
  expect(similarIds(file)).toHaveLength(50)
})
