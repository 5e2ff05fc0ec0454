import { describe, expect, it } from 'vitest'
import { fetchAsset, fetchSearch } from '../../../ui/api/assets.ts'
import { fetchSimilar } from '../../../ui/api/similar.ts'
import { noFilters } from '../../../ui/api/search-filters.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'
import { videoRecord } from '../video-record.ts'

const web = useScriptedWeb()
const api = 'GET https://gateway.test/api/v2/videos'
const part = { page: 1, perPage: 10 }

async function search(...records: object[]) {
  web.on(`${api}/search`, () => listReply(records))
  const options = { sort: 'popular', safe: true, isExact: false } as const
  const query = { mediaType: 'video', query: 'waves', filters: noFilters }
  return fetchSearch({ ...query, ...options, mediaType: 'video' }, part)
}

async function read(change: object) {
  return (await search(videoRecord('7', change))).assets[0]
}

describe('a video', () => {
  it('is read with stills, clips and sizes', async () => {
    const video = await read({ is_editorial: true })

    expect(video).toMatchObject({
      assetId: '7',
      mediaType: 'video',
      description: 'Video 7',
      aspect: 1.778,
      duration: 4.2,
      isEditorial: true,
      thumbnails: [{ name: 'thumb_jpg', width: 214, height: 120 }],
      previews: [{ name: 'preview_jpg', width: 426, height: 240 }],
      clips: {
        short: [{ name: 'thumb_mp4' }, { name: 'thumb_webm' }],
        long: [{ name: 'preview_mp4' }, { name: 'preview_webm' }]
      },
      sizes: [
        { name: 'web', width: 454, height: 240, fps: 29.97, format: 'mov' },
        { name: 'hd', fileSize: 900_000, isLicensable: true }
      ]
    })
  })

  it.each([
    ['a fraction in words', { aspect_ratio: '1.90:1' }, 1.778],
    ['no aspect', { aspect: undefined }, 1.778],
    ['a senseless aspect', { aspect: 0 }, 1.778],
    [
      'neither aspect nor sizes',
      { aspect: undefined, assets: stillOf() },
      1.778
    ]
  ])('has an aspect with %s', async (_, change, aspect) => {
    expect((await read(change))?.aspect).toBeCloseTo(aspect, 2)
  })

  it.each([
    ['a negative duration', { duration: -1 }],
    ['a duration in words', { duration: '0:04' }],
    ['none', { duration: undefined }]
  ])('has an unknown duration with %s', async (_, change) => {
    expect((await read(change))?.duration).toBeNull()
  })

  it('is named by its number without a description', async () => {
    const video = await read({ description: ' ' })

    expect(video?.description).toBe('Video 7')
  })

  it('has no address of another host', async () => {
    const url = 'https://elsewhere.test/a.mp4'
    const video = await read({
      assets: { ...stillOf(), thumb_mp4: { url }, preview_mp4: { url } }
    })

    expect(video?.clips).toEqual({ short: [], long: [] })
  })

  it('is left out without still and clip', async () => {
    const found = await search(
      videoRecord('7', { assets: { hd: { width: 1920, height: 1080 } } }),
      videoRecord('8')
    )

    expect(found).toMatchObject({ assets: [{ assetId: '8' }], dropped: 1 })
  })

  it('is fetched, and found similar, by the paths of videos', async () => {
    web.on(`${api}/7`, () => Response.json(videoRecord('7')))
    web.on(`${api}/7/similar`, () => listReply([videoRecord('8')]))
    const ref = { assetId: '7', mediaType: 'video' } as const

    const asset = await fetchAsset(ref)
    const { assets } = await fetchSimilar(ref, part)

    expect([asset, ...assets].map(one => one.assetId)).toEqual(['7', '8'])
  })
})

it('takes a page of images for no page of videos', async () => {
  const image = imageRecord('7')

  await expect(search(image)).rejects.toMatchObject({
    code: 'reply-unreadable'
  })
})

function stillOf(): object {
  return { thumb_jpg: { url: 'http://media.test/7/thumb.jpg' } }
}
