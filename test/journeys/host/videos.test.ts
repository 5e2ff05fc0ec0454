import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { canvasOf, colorInMiddle, waitForLayer } from '../set-up/canvas.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

const host = useHost()
const code = ''
const films = new URL('../../../dev/catalog/film-files/', import.meta.url)
const film = [...(await readFile(new URL('5100541-thumb.webm', films)))]

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
  await page.getByRole('button', { name: 'Stop video' }).click()
  await page.getByRole('button', { name: 'Play video' }).waitFor()
  await canvasOf(opened).hover({ position: { x: 5, y: 5 } })
  await expect.poll(() => pictureOf(opened)).toEqual(still)
})

async function difference(opened: HostPage, color: number[]): Promise<number> {
  const shown = await colorInMiddle(opened)
  return Math.max(...shown.map((part, i) => Math.abs(part - (color[i] ?? 0))))
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
