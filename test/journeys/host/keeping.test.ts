import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { layerNames } from '../set-up/layer-names.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

const host = useHost()
const code = 'figma.showUI(__html__)'

it('keeps a document in one of two tabs, until the other takes over', async () => {
  const opened = await host.open({ code })
  const first = opened.page
  await waitUntilKept(first)
  const second = await openSecondTab(opened)
  await second.getByText(/open in another tab/).waitFor()
  await opened.evaluate(`figma.createFrame().name = 'Here'`)
  await addFrame(second, 'There')

  await takeOver(second)

  await first.getByText(/has taken this document over/).waitFor()
  await waitUntilKept(second)
  await expect.poll(() => layerNames(second)).toEqual(['Here'])
  await addFrame(second, 'Later')
  await opened.evaluate(`figma.createFrame().name = 'Not kept'`)
  await takeOver(first)
  await waitUntilKept(first)
  await expect.poll(() => layerNames(first)).toEqual(['Here', 'Later'])
})

it('keeps the changes of a second tab as a copy', async () => {
  const opened = await host.open({ code })
  await waitUntilKept(opened.page)
  const second = await openSecondTab(opened)
  await addFrame(second, 'There')

  await second.getByRole('button', { name: 'Keep as a copy' }).click()

  await second.waitForURL(/document=.*copy/)
  await waitUntilKept(second)
  await expect.poll(() => layerNames(second)).toEqual(['There'])
  await second.getByRole('button', { name: /copy: document menu$/ }).waitFor()
  await opened.page.reload()
  await waitUntilKept(opened.page)
  expect(await layerNames(opened.page)).toEqual([])
})

it('says that the tab that kept a document is closed', async () => {
  const opened = await host.open({ code })
  await waitUntilKept(opened.page)
  const second = await openSecondTab(opened)
  await addFrame(opened.page, 'Here')
  // What a page writes while it closes may arrive later.
  await expect.poll(() => documentsIn(opened.page)).toContain('"Here"')

  await opened.page.close({ runBeforeUnload: true })

  await second.getByText(/kept this document is closed/).waitFor()
  await second.getByRole('button', { name: 'Keep it here' }).click()
  await second
    .getByRole('button', { name: 'Keep as a copy' })
    .waitFor({ state: 'hidden' })
  await waitUntilKept(second)
  await expect.poll(() => layerNames(second)).toEqual(['Here'])
})

it('writes pending changes when the page is hidden', async () => {
  const opened = await host.open({ code })
  const { page } = opened
  await waitUntilKept(page)
  await page.evaluate(() => {
    const { prototype } = IDBDatabase
    const own = Object.getOwnPropertyDescriptor(prototype, 'transaction')
    prototype.transaction = () => {
      Object.defineProperty(prototype, 'transaction', own ?? {})
      throw new Error('The disk was busy.')
    }
  })

  await addFrame(page, 'Here')
  const alert = page.getByText(/cannot be kept.*The disk was busy/)
  await alert.waitFor()
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange'))
  )
  await alert.waitFor({ state: 'hidden' })
  await page.reload()

  await waitUntilKept(page)
  await expect.poll(() => layerNames(page)).toEqual(['Here'])
})

it('keeps edits made before the page knew that it keeps the document', async () => {
  const { page } = await host.open({ code })
  await page.addInitScript(() => {
    if (window.top !== window) return
    const { locks } = navigator
    const own = locks.request.bind(locks)
    const granted = new Promise(resolve => addEventListener('grant', resolve))
    const held = async (...given: Parameters<typeof own>): Promise<unknown> => {
      await granted
      return own(...given)
    }
    Object.defineProperty(locks, 'request', { value: held })
  })
  await page.reload()
  await page.waitForFunction(() => window.figmaHost !== undefined)

  await addFrame(page, 'Early')
  // Makes the page save what is due, which cannot be written yet.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange'))
  )
  expect(await documentsIn(page)).not.toContain('"Early"')
  await page.evaluate(() => dispatchEvent(new Event('grant')))

  await expect.poll(() => documentsIn(page)).toContain('"Early"')
})

it('forgets pictures with the last document that shows them', async () => {
  const opened = await host.open({ code }, { query: 'document=first' })
  const { page } = opened
  await drawPictures(page, ['red', 'blue'])
  await expect.poll(() => countPictures(page)).toBe(2)
  await page.goto(page.url().replace('first', 'second'))
  await waitUntilKept(page)
  await drawPictures(page, ['blue', 'lime'])
  await expect.poll(() => countPictures(page)).toBe(3)

  await page.getByRole('button', { name: /document menu$/ }).click()
  await page.getByRole('button', { name: 'Reset document' }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reset', exact: true }).click()

  await reloaded
  await waitUntilKept(page)
  expect(await countPictures(page)).toBe(2)
})

async function openSecondTab({ context, page }: HostPage): Promise<Page> {
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('button', { name: 'Take over' }).waitFor()
  return second
}

/** Takes the document over and agrees to lose this tab's changes. */
async function takeOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take over' }).click()
  const sure = page.getByRole('alert').filter({ hasText: 'will be lost' })
  await sure.getByRole('button', { name: 'Take over' }).click()
}

/** Waits until the page is open and this tab keeps the document. */
async function waitUntilKept(page: Page): Promise<void> {
  // The previous page releases its document a little later.
  await expect.poll(() => page.evaluate(keepsDocument)).toBe(true)
  await page
    .getByRole('button', { name: 'Keep as a copy' })
    .waitFor({ state: 'hidden' })
}

async function keepsDocument(): Promise<boolean> {
  if (!window.figmaHost) return false
  const document = new URLSearchParams(location.search).get('document')
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name?.includes(document ?? ''))
}

function addFrame(page: Page, name: string): Promise<unknown> {
  return page.evaluate(
    given =>
      window.figmaHost?.evaluate('figma.createFrame().name = input', given),
    name
  )
}

/** Draws a layer for each color, with a picture in that color. */
function drawPictures(page: Page, colors: string[]): Promise<void> {
  return page.evaluate(async names => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    for (const color of names) {
      if (context) context.fillStyle = color
      context?.fillRect(0, 0, 300, 150)
      await window.figmaHost?.evaluate(
        `const image = figma.createImage(figma.base64Decode(input))
         figma.createRectangle().fills = [
           { type: 'IMAGE', scaleMode: 'FILL', imageHash: image.hash }
         ]`,
        canvas.toDataURL().split(',')[1]
      )
    }
  }, colors)
}

async function countPictures(page: Page): Promise<number> {
  return (await rowsOf(page, 'images')).length
}

/** The written documents as text. */
async function documentsIn(page: Page): Promise<string> {
  return JSON.stringify(await rowsOf(page, 'documents'))
}

function rowsOf(page: Page, table: string): Promise<unknown[]> {
  return page.evaluate(
    name =>
      new Promise<unknown[]>(resolve => {
        const opening = indexedDB.open('figma-host')
        opening.onsuccess = () => {
          const database = opening.result
          const rows = database.transaction(name).objectStore(name).getAll()
          rows.onsuccess = () => {
            database.close()
            resolve(rows.result)
          }
        }
      }),
    table
  )
}
