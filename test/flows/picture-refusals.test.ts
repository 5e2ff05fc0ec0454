import { beforeEach, expect, it } from 'vitest'
import { addresses } from './open-stack.ts'
import type { OpenFile } from './open-stack.ts'
import {
  agree,
  idsAlike,
  selectComp,
  selectLight,
  upload,
  uploads
} from './search-by-picture.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useHouse } from './use-stack.ts'

const house = useHouse()
let file: OpenFile

beforeEach(async () => {
  file = await house.openFile()
  await signInWithPages(house, file, 'designer')
})

it('says that a layer shows nothing, and looks at the next that is selected', async () => {
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
    house.service.faults.failNext({
      method: 'POST',
      path: '/v2/images',
      status
    })

    await agree(file)
    const failed = file.panel.$pictureSearch.get()
    await file.panel.retryPictureSearch()

    expect(failed).toMatchObject({
      step: 'failed',
      error: { code, data: { status } },
      mustWait: false
    })
    expect(file.panel.$pictureSearch.get().step).toBe('sent')
    expect(uploads(house)).toBe(2)
  }
)

it('waits as long as the service asks, and sends nothing by itself', async () => {
  await selectComp(file)
  const headers = { 'Retry-After': '5', 'Access-Control-Allow-Origin': '*' }
  house.network.disturbNext(
    upload,
    async () => new Response('', { status: 429, headers })
  )

  await agree(file)
  const failed = file.panel.$pictureSearch.get()
  await house.clock.advance(4900)
  await house.calm()
  const early = file.panel.$pictureSearch.get()
  await house.clock.advance(200)
  await house.calm()

  expect(failed).toMatchObject({
    error: { code: 'rate-limited', data: { retryAfter: 5000 } },
    mustWait: true
  })
  expect(early).toMatchObject({ mustWait: true })
  expect(file.panel.$pictureSearch.get()).toMatchObject({ mustWait: false })
  expect(uploads(house)).toBe(1)
})

it('says that it is offline, and sends the picture when it is not', async () => {
  await selectComp(file)
  house.network.takeDown(addresses.service)
  await agree(file)
  const failed = file.panel.$pictureSearch.get()
  house.network.bringUp(addresses.service)

  await file.panel.retryPictureSearch()

  expect(failed).toMatchObject({ step: 'failed', error: { code: 'offline' } })
  expect(uploads(house)).toBe(1)
  expect(idsAlike(file).length).toBeGreaterThan(0)
})

it('sends it again, on a press, when the service forgot it', async () => {
  await selectLight(file)
  await agree(file)
  house.service.faults.moveClock(25 * 3_600_000)
  await file.panel.pictureList.loadMore()
  const list = file.panel.pictureList.$list.get()
  const before = uploads(house)
  house.service.faults.reset()

  await file.panel.retryPictureSearch()

  expect(list).toMatchObject({ more: { error: { code: 'not-found' } } })
  expect(before).toBe(1)
  expect(uploads(house)).toBe(2)
  expect(idsAlike(file)).toHaveLength(50)
})
