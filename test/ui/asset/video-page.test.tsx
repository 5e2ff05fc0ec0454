import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $asset, openAsset, reloadAsset } from '../../../ui/asset/asset.ts'
import { AssetView } from '../../../ui/asset/asset-view.tsx'
import { $view, openView } from '../../../ui/shell/view.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'
import { videoRecord } from '../video-record.ts'

const web = useScriptedWeb()
const gateway = 'GET https://gateway.test/api/v2'
let record: object

beforeEach(async () => {
  web.on(`${gateway}/images/7`, () => Response.json(imageRecord('7')))
  record = videoRecord('7')
  web.on(`${gateway}/videos/7`, () => Response.json(record))
  web.on(`${gateway}/videos/7/similar`, () => listReply([videoRecord('8')]))
  web.on('GET https://gateway.test/*', () => listReply([]))
  openView({ name: 'search' })
  await openAsset({ assetId: '7', mediaType: 'video' })
})

afterEach(cleanup)

function player(): HTMLVideoElement {
  const found = document.querySelector('video')
  if (!found) throw new Error('No video is shown.')
  return found
}

function failSources(): void {
  player()
    .querySelectorAll('source')
    .forEach(one => fireEvent.error(one))
}

it('shows the preview with controls, and plays nothing by itself', () => {
  render(<AssetView />)

  const { controls, autoplay, preload } = player()
  expect({ controls, autoplay, preload }).toEqual({
    controls: true,
    autoplay: false,
    preload: 'none'
  })
  expect([...player().querySelectorAll('source')].map(one => one.src)).toEqual([
    'http://media.test/7/preview.mp4',
    'http://media.test/7/preview.webm'
  ])
})

it('shows duration and number of the video, and pixels, frames and size', () => {
  render(<AssetView />)

  expect(screen.getByText('Video ID').nextSibling?.textContent).toBe('7')
  expect(screen.getByText('Duration').nextSibling?.textContent).toBe('0:04')
  expect(screen.getByText('1920 × 1080 px · 29.97 fps · 0.9 MB')).toBeTruthy()
})

it('names sizes as the plan does, not as the library', async () => {
  const size = { width: 1920, height: 1080, format: 'mp4' }
  const hd = { ...size, display_name: 'HD MPEG' }
  const web = { ...size, display_name: 'Low Resolution MPEG' }
  const thumb_jpg = { url: 'http://media.test/7/thumb.jpg' }
  record = videoRecord('7', { assets: { hd, web, thumb_jpg } })
  await reloadAsset()
  render(<AssetView />)

  expect(screen.getByText('HD MP4')).toBeTruthy()
  expect(screen.getByText('Web MP4')).toBeTruthy()
})

it('opens similar videos, not the image with the same number', async () => {
  render(<AssetView />)

  await userEvent.click(await screen.findByRole('button', { name: 'Video 8' }))

  expect($view.get()).toMatchObject({ assetId: '8', mediaType: 'video' })
})

it('asks for new addresses when the preview cannot be played', async () => {
  render(<AssetView />)
  const fresh = { url: 'http://media.test/7/fresh.mp4' }
  const thumb_jpg = { url: 'http://media.test/7/thumb.jpg' }
  record = videoRecord('7', { assets: { thumb_jpg, preview_mp4: fresh } })

  failSources()
  await screen.findByText('Preview can’t be played')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  await expect.poll(() => player().querySelector('source')?.src).toBe(fresh.url)
  expect(player().autoplay).toBe(true)
  expect(screen.queryByText('Preview can’t be played')).toBeNull()
})

it('keeps an image and a video with the same number apart', async () => {
  await openAsset({ assetId: '7', mediaType: 'image' })

  expect($asset.get()).toMatchObject({ asset: { mediaType: 'image' } })
})
