import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getVideo,
  listVideos
} from '../../../../contract/api/video-endpoints.ts'
import { films, findFilm } from '../../../catalog/films/films.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { testBase } from '../test-addresses.ts'

const [lake = '', snow = ''] = films.map(({ id }) => id)
const gradient = '5200446'
const crowd = '5300458'
const talk = '5300232'
let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ assets: 20 })
})
afterAll(() => opened.close())

describe('a video', () => {
  test('has all its fields', async () => {
    const video = await opened.ask(getVideo, { path: { id: gradient } })

    const previews = `${testBase}/media/videos/${gradient}`
    expect(video).toMatchObject({
      id: gradient,
      media_type: 'video',
      contributor: { id: '1100303' },
      added_date: '2026-05-02',
      aspect: 1.8963,
      aspect_ratio: '1.90:1',
      duration: 1.5,
      is_adult: false,
      categories: [
        { id: '3', name: 'Backgrounds/Textures' },
        { id: '26', name: 'Abstract' }
      ]
    })
    expect(video.keywords).toContain('gradient')
    expect(video.assets).toMatchObject({
      thumb_jpg: { url: `${previews}/thumb.jpg` },
      preview_mp4: { url: `${previews}/preview.mp4` },
      thumb_jpgs: { urls: [1, 2, 3].map(n => `${previews}/thumb_${n}.jpg`) }
    })
    expect(video.assets?.['4k']).toEqual({
      width: 4096,
      height: 2160,
      file_size: findFilm(gradient)?.sizes['4k']?.fileSize,
      display_name: 'Original UltraHD 4K',
      fps: 23.98,
      format: 'mp4',
      is_licensable: true
    })
  })

  test('has releases, models and editorial use if present', async () => {
    const plain = await opened.ask(getVideo, { path: { id: lake } })
    const people = await opened.ask(getVideo, { path: { id: talk } })
    const news = await opened.ask(getVideo, { path: { id: crowd } })

    expect(plain).not.toHaveProperty('is_editorial')
    expect(plain).not.toHaveProperty('models')
    expect(news.is_editorial).toBe(true)
    expect(people).toMatchObject({
      has_model_release: true,
      has_property_release: true,
      models: [{ id: '2100102' }, { id: '2100103' }]
    })
  })

  test('has few fields and no sizes in the minimal view', async () => {
    const video = await opened.ask(getVideo, {
      path: { id: lake },
      query: { view: 'minimal' }
    })

    expect(video).not.toHaveProperty('keywords')
    expect(video.assets).not.toHaveProperty('web')
    expect(video.assets).toHaveProperty('preview_webm')
  })

  test('has the language of the request', async () => {
    const headers = { 'Accept-Language': 'fr' }

    const video = await opened.ask(getVideo, { path: { id: lake }, headers })

    expect(video.keywords).toContain('montagne')
    expect(video.description).toContain('lever de soleil')
  })

  test('has the sizes that the person’s subscriptions cover', async () => {
    const path = { id: lake }
    const [covered, not] = await Promise.all(
      ['filmmaker', 'designer'].map(name =>
        opened.ask(getVideo, {
          path,
          token: opened.service.makeToken(name, ['user.view'])
        })
      )
    )

    expect(covered?.assets?.hd?.is_licensable).toBe(true)
    expect(not?.assets?.hd?.is_licensable).toBe(false)
  })

  test.each(['999', 'abc', '0', `${lake}0`])('is none at %s', async id => {
    const { status } = await opened.refusal(getVideo, { path: { id } })

    expect(status).toBe(404)
  })

  test('that was removed is not found', async () => {
    opened.service.faults.removeAsset(lake)

    const { status } = await opened.refusal(getVideo, { path: { id: lake } })

    opened.service.faults.reset()
    expect(status).toBe(404)
  })

  test('refuses another view', async () => {
    const { status } = await opened.refusal(getVideo, {
      path: { id: lake },
      query: { view: 'all' }
    })

    expect(status).toBe(400)
  })
})

describe('a list of videos', () => {
  test('keeps the order without repeats, and lists unknown ids', async () => {
    const query = { id: [snow, '999', lake, snow] }

    const { data, errors } = await opened.ask(listVideos, { query })

    expect(data.map(({ id }) => id)).toEqual([snow, lake])
    expect(data[0]).not.toHaveProperty('keywords')
    expect(errors).toEqual([{ message: 'Media unavailable', data: '999' }])
  })

  test('has all fields on request, and no empty errors', async () => {
    const reply = await opened.ask(listVideos, {
      query: { id: [lake], view: 'full' }
    })

    expect(reply.data[0]).toHaveProperty('keywords')
    expect(reply).not.toHaveProperty('errors')
  })

  test.each([[[]], [Array(501).fill(lake)]])(
    'accepts 1 to 500 ids',
    async id => {
      const { status } = await opened.refusal(listVideos, { query: { id } })

      expect(status).toBe(400)
    }
  )
})
