import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dropFile } from './drop-file.ts'
import { canvasPoint } from '../set-up/canvas-point.ts'
import { layerNames } from '../set-up/layer-names.ts'
import { canvasOf, colorInMiddle, waitForLayer } from '../set-up/canvas.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

const host = useHost()
const code = ''
const films = new URL('../../../dev/catalog/film-files/', import.meta.url)
const file = await readFile(new URL('5100541-thumb.webm', films))
const film = [...file]

/** Fills a layer with the film, in the middle of the view. */
const place = `
  const video = await figma.createVideoAsync(new Uint8Array(input))
  const layer = figma.createRectangle()
  layer.name = 'Film'
  layer.resize(320, 180)
  layer.fills = [
    { type: 'VIDEO', scaleMode: 'FILL', videoHash: video.hash }
  ]
  figma.viewport.center = { x: 160, y: 90 }
  figma.viewport.zoom = 1
  figma.currentPage.selection = [layer]
  return layer.id`

it('shows the first frame of a video and plays it by a button', async () => {
  const opened = await host.open({ code })
  const { page } = opened

  await waitForLayer(opened, await opened.evaluate<string>(place, film))

  const first = await firstColor(opened)
  await expect.poll(() => difference(opened, first)).toBeLessThan(12)
  const still = await pictureOf(opened)
  await page.getByRole('button', { name: 'Play video' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => pictureOf(opened)).not.toEqual(still)
  for (let presses = 1; presses < 20; presses += 1) {
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Play video' }).waitFor()
  await canvasOf(opened).hover({ position: { x: 5, y: 5 } })
  await expect.poll(() => pictureOf(opened)).toEqual(still)
})

it('shows it again after a reload, and in an export', async () => {
  const opened = await host.open({ code }, { query: 'document=film' })
  const { page } = opened
  const id = await opened.evaluate<string>(place, film)
  await waitForLayer(opened, id)
  const first = await firstColor(opened)
  await expect.poll(() => countKept(page)).toBe(1)

  await page.reload()
  await page.waitForFunction(() => window.figmaHost !== undefined)

  await waitForLayer(opened, id)
  await expect
    .poll(async () => {
      // The canvas gets its width while the page opens.
      await opened.evaluate('figma.viewport.center = { x: 160, y: 90 }')
      return difference(opened, first)
    })
    .toBeLessThan(12)
  const bytes = await opened.evaluate<number[]>(
    `const layer = await figma.getNodeByIdAsync(input)
     return Array.from(await layer.exportAsync({ format: 'PNG' }))`,
    id
  )
  const exported = await sharp(Buffer.from(bytes)).raw().toBuffer()
  const middle = (90 * 320 + 160) * 4
  const color = [...exported.subarray(middle, middle + 3)]
  expect(apart(color, first)).toBeLessThan(12)
})

it('stops when the layer changes, leaves the view or is left', async () => {
  const opened = await host.open({ code })
  const { page } = opened
  await waitForLayer(opened, await opened.evaluate<string>(place, film))
  const play = page.getByRole('button', { name: 'Play video' })
  const stop = page.getByRole('button', { name: 'Stop video' })

  await play.click()
  await stop.waitFor()
  await opened.evaluate('figma.currentPage.selection[0].opacity = 0.9')
  await play.click()
  await stop.waitFor()
  await opened.evaluate('figma.viewport.center = { x: 9000, y: 0 }')
  await stop.waitFor({ state: 'detached' })
  await opened.evaluate('figma.viewport.center = { x: 160, y: 90 }')
  await play.click()
  await stop.waitFor()
  await opened.evaluate('figma.currentPage.selection = []')

  await expect.poll(() => stop.or(play).count()).toBe(0)
})

it('places a video from the desktop, but not for a free team', async () => {
  const dropped = {
    name: 'Night.webm',
    type: 'video/webm',
    content: file.toString('base64')
  }
  const paid = await host.open({ code })
  const free = await host.open({ code }, { query: 'team=free' })

  await dropFile(paid, await canvasPoint(paid, 120, 90), dropped)
  await dropFile(free, await canvasPoint(free, 120, 90), dropped)

  await expect.poll(() => layerNames(paid.page)).toEqual(['Night'])
  await paid.page.getByRole('button', { name: 'Play video' }).waitFor()
  const fills = await paid.evaluate<string[]>(
    'return figma.currentPage.children[0].fills.map(fill => fill.type)'
  )
  expect(fills).toEqual(['VIDEO'])
  const notice = free.page.getByRole('alert')
  await notice.filter({ hasText: 'Night.webm was not placed' }).waitFor()
  expect(await layerNames(free.page)).toEqual([])
})

it('refuses a video that the browser cannot play', async () => {
  const opened = await host.open({ code })
  const content = btoa('\0\0\0\x20ftypisom, and nothing more')

  await dropFile(opened, await canvasPoint(opened, 120, 90), {
    name: 'Broken.mp4',
    type: 'video/mp4',
    content
  })

  const notice = opened.page.getByRole('alert')
  await notice.filter({ hasText: 'This browser cannot play it' }).waitFor()
  expect(await layerNames(opened.page)).toEqual([])
})

function countKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('figma-host')
        opening.onsuccess = () => {
          const database = opening.result
          const rows = database.transaction('images').objectStore('images')
          const counting = rows.count()
          counting.onsuccess = () => {
            database.close()
            resolve(counting.result)
          }
        }
      })
  )
}

async function difference(opened: HostPage, color: number[]): Promise<number> {
  return apart(await colorInMiddle(opened), color)
}

function apart(one: number[], other: number[]): number {
  return Math.max(...one.map((part, i) => Math.abs(part - (other[i] ?? 0))))
}

/** The layer without what lies above it. */
async function pictureOf(opened: HostPage): Promise<Buffer> {
  const shot = await canvasOf(opened).screenshot()
  const { width, height } = await sharp(shot).metadata()
  const part = {
    left: Math.round(width / 2) - 100,
    top: Math.round(height / 2) - 60,
    width: 200,
    height: 80
  }
  return sharp(shot).extract(part).raw().toBuffer()
}

/** The color in the middle of the film's first frame, as the browser has it. */
function firstColor({ page }: HostPage): Promise<number[]> {
  return page.evaluate(async bytes => {
    const video = document.createElement('video')
    video.src = URL.createObjectURL(new Blob([new Uint8Array(bytes)]))
    video.muted = true
    video.preload = 'auto'
    await new Promise(resolve => video.requestVideoFrameCallback(resolve))
    const { videoWidth, videoHeight } = video
    const canvas = new OffscreenCanvas(videoWidth, videoHeight)
    const context = canvas.getContext('2d')
    context?.drawImage(video, 0, 0)
    const at = context?.getImageData(videoWidth >> 1, videoHeight >> 1, 1, 1)
    return [...(at?.data ?? [])].slice(0, 3)
  }, film)
}
