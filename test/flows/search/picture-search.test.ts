import { beforeEach, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { switchAccount } from '../set-up/switch-account.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
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
})

function signIn(): Promise<void> {
  return signInWithPages(stack, file, 'designer')
}

/** Waits until the consent is saved. */
async function waitForSavedSettings(): Promise<void> {
  await stack.clock.advance(500)
  await stack.calm()
}

function total(): number {
  const found = file.panel.pictureList.$list.get()
  return found.state === 'ready' ? found.total : 0
}

it('shows what would be sent, and sends nothing before the person agrees', async () => {
  await signIn()
  await selectComp(file)
  const before = stack.network.asked.length

  await file.panel.findByPicture()
  await stack.calm()

  const shown = file.panel.$pictureSearch.get()
  expect(shown.step).toBe('asking')
  const picture = shown.step === 'asking' ? shown.picture : null
  const bytes = Buffer.from(picture?.base64 ?? '', 'base64')
  const { format, width, height } = await sharp(bytes).metadata()
  expect(format).toBe('jpeg')
  expect(Math.max(width, height)).toBe(1000)
  expect(picture?.size).toBe(bytes.length)
  expect(stack.network.asked.slice(before)).toEqual([])
})

it('sends only that picture, directly to the service, and finds similar ones', async () => {
  await signIn()
  const assetId = await selectComp(file)
  await file.panel.findByPicture()
  const shown = file.panel.$pictureSearch.get()
  const requests = vi.spyOn(stack.network, 'fetchFromFrame')

  await file.panel.agreeToSend()

  const [sent, similar] = requests.mock.calls
  expect(requests.mock.calls).toHaveLength(2)
  expect(sent?.[0]).toBe(`${addresses.service}/v2/images`)
  expect(sent?.[1]?.body).toBe(
    JSON.stringify({
      base64_image: shown.step === 'asking' && shown.picture.base64
    })
  )
  expect(similar?.[0]).toMatch(
    /^http:\/\/localhost:4402\/v2\/images\/U\w+\/similar\?/
  )
  requests.mock.calls.forEach(([, init]) =>
    expect(init?.headers).toMatchObject({
      Authorization: expect.stringMatching(/^Bearer /)
    })
  )
  expect(uploads(stack)).toBe(1)
  expect(similarIds(file).slice(0, 5)).toContain(assetId)
})

it('asks once for a file, and again for another', async () => {
  await signIn()
  await selectComp(file)
  await agreeToUpload(file)
  await waitForSavedSettings()
  const reopened = await stack.reopen(file)
  file = reopened
  await selectComp(file, 'lake')
  const other = await stack.openFile()
  await placeResults(other, 'lake', 1)
  await other.headless.settle()

  await reopened.panel.findByPicture()
  await other.panel.findByPicture()
  await stack.calm()

  expect(reopened.panel.$pictureSearch.get().step).toBe('sent')
  expect(other.panel.$pictureSearch.get().step).toBe('asking')
  expect(uploads(stack)).toBe(2)
})

it('asks again when nobody agreed', async () => {
  await signIn()
  await selectComp(file)
  await file.panel.findByPicture()

  file.panel.cancelPictureSearch()
  const cancelled = file.panel.$pictureSearch.get()
  await file.panel.agreeToSend()
  await file.panel.findByPicture()

  expect(cancelled).toEqual({ step: 'none' })
  expect(file.panel.$pictureSearch.get().step).toBe('asking')
  expect(uploads(stack)).toBe(0)
})

it('sends a picture once, and a changed one again', async () => {
  await signIn()
  await selectComp(file)
  await agreeToUpload(file)

  await file.panel.findByPicture()
  const same = uploads(stack)
  const before = similarIds(file)
  await file.headless.host.evaluate(
    `figma.currentPage.selection[0].fills = [
       { type: 'SOLID', color: { r: 0, g: 0.4, b: 1 } }
     ]`
  )
  await file.panel.findByPicture()

  expect(same).toBe(1)
  expect(uploads(stack)).toBe(2)
  expect(before.length).toBeGreaterThan(0)
  expect(similarIds(file)).not.toEqual(before)
})

it('loads each following page once', async () => {
  await signIn()
  await selectLight(file)
  await agreeToUpload(file)
  const first = similarIds(file)

  await file.panel.pictureList.loadMore()

  expect(first).toHaveLength(50)
  expect(similarIds(file).slice(0, 50)).toEqual(first)
  expect(new Set(similarIds(file)).size).toBe(total())
  expect(total()).toBeGreaterThan(50)
  expect(uploads(stack)).toBe(1)
})

it('renders no picture where the operator wants a sign-in', async () => {
  await selectComp(file)
  const calls: string[] = []
  file.panel.window.onCall(({ method }) => calls.push(method))
  const before = stack.network.asked.length

  await file.panel.findByPicture()

  expect(file.panel.$pictureSearch.get()).toEqual({ step: 'signed-out' })
  expect(calls).not.toContain('exportSelection')
  expect(stack.network.asked.slice(before)).toEqual([
    `GET ${addresses.gateway}/health`
  ])
})

it('renders no picture of an empty selection', async () => {
  await signIn()

  await file.panel.findByPicture()

  expect(file.panel.$pictureSearch.get()).toEqual({ step: 'none' })
})

it('shows nothing of a search that was cancelled while it was sent', async () => {
  await signIn()
  await selectComp(file)
  const release = stack.network.holdNext(upload)
  const searching = agreeToUpload(file)
  await stack.waitForRequest(upload)

  file.panel.cancelPictureSearch()
  release()
  await searching
  await stack.calm()

  expect(file.panel.$pictureSearch.get()).toEqual({ step: 'none' })
  expect(similarIds(file)).toEqual([])
})

it('finds what the token of another application sent', async () => {
  const { clientId } = stack.service.otherApplication
  const token = stack.service.makeToken('designer', ['user.view'], clientId)
  await file.panel.pasteToken(token)
  const assetId = await selectComp(file)

  await agreeToUpload(file)

  expect(similarIds(file).slice(0, 5)).toContain(assetId)
})

it('sends again as the account that is signed in now', async () => {
  await signIn()
  await selectComp(file)
  await agreeToUpload(file)
  await waitForSavedSettings()
  file = await switchAccount(stack, file, 'lead')

  const layers = file.headless.host.scene().children.map(({ id }) => id)
  file.headless.host.user.select(layers)
  await file.headless.settle()
  await file.panel.findByPicture()

  expect(file.panel.$pictureSearch.get().step).toBe('sent')
  expect(uploads(stack)).toBe(2)
})
