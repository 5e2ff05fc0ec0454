import { describe, expect, test } from 'vitest'
import { licenseAudio } from '../../../../contract/api/audio-endpoints.ts'
import { licenseVideos } from '../../../../contract/api/video-endpoints.ts'
import type { Film } from '../../../catalog/films/film.ts'
import { films } from '../../../catalog/films/films.ts'
import { mediaKinds } from './media-kinds.ts'
import { useLicensing } from './use-licensing.ts'

const [, video, audio] = mediaKinds
const large = idOf(film => film.sizes['4k'] !== undefined)
const small = idOf(film => film.sizes['4k'] === undefined)
const editorial = idOf(film => film.isEditorial, films)
const [track = ''] = audio.ids

const at = useLicensing()

function idOf(
  matches: (film: Film) => boolean,
  among: readonly Film[] = films.filter(({ isEditorial }) => !isEditorial)
): string {
  const found = among.find(matches)
  if (!found) throw new Error('There is no such film')
  return found.id
}

describe('a license of a video', () => {
  test('has the size of the item, else of the query', async () => {
    await at.license(video, [large, { video_id: large, size: '4k' }], {
      size: 'sd'
    })

    const sizes = (await at.history(video)).map(one => one.video?.format?.size)
    expect(sizes).toEqual(['4k', 'sd'])
  })

  test('is refused in a size that the video does not have', async () => {
    expect(await at.outcomes(video, [{ video_id: small, size: '4k' }])).toEqual(
      ['Size and format are not available for this video']
    )
    expect(await at.leftOf('filmmaker', 's1100007')).toBe(10)
  })

  test('requires acknowledging the editorial status', async () => {
    const acknowledged = {
      video_id: editorial,
      editorial_acknowledgement: true
    }

    expect(await at.outcomes(video, [editorial, acknowledged])).toEqual([
      'Editorial status must be acknowledged',
      1
    ])
  })

  test('accepts all fields of an item', async () => {
    const metadata = { job: 'J', client: 'C', other: 'O', purchase_order: 'P' }
    await at.license(video, [
      {
        video_id: large,
        subscription_id: 's1100007',
        auth_cookie: { name: 'n', value: 'v' },
        metadata,
        price: 5,
        show_modal: true,
        search_id: 's'
      }
    ])

    const [entry] = await at.history(video)
    expect(entry?.metadata).toEqual(metadata)
  })

  test('is downloaded again in other sizes', async () => {
    await at.license(video, [large])
    const [entry] = await at.history(video)

    const url = await at.download(video, entry?.id ?? '', { size: 'hd' })

    expect(url).toContain(`${large}_hd.mp4`)
  })

  test('of a comp has its size and can be downloaded once', async () => {
    const query = { subscription_id: 's1100008' }
    const hd = { video_id: large, size: 'hd' }

    expect(await at.outcomes(video, [large, hd], query)).toEqual([
      1,
      'Subscription is unusable'
    ])
    const [entry] = await at.history(video, { license: 'footage_comp' })
    expect(entry?.is_downloadable).toBe(false)
    expect(await at.refusedDownload(video, entry?.id ?? '')).toMatchObject({
      status: 403,
      message: 'This license cannot be downloaded again'
    })
  })

  test.each([
    ['size', 'huge'],
    ['metadata', { job: 7 }],
    ['auth_cookie', { name: 'n' }],
    ['price', -1],
    ['show_modal', 'yes']
  ])('with a wrong %s fails the whole request', async (name, value) => {
    const refused = await at.opened.refusal(licenseVideos, {
      token: at.tokenOf('filmmaker'),
      json: {
        videos: [{ video_id: large }, { video_id: large, [name]: value }]
      }
    })

    expect(refused.status).toBe(400)
    expect(refused.errors?.[0]?.path).toMatch(`$.body.videos[1].${name}`)
    expect(await at.history(video)).toEqual([])
  })
})

test('one person licenses images, videos and tracks', async () => {
  const [image] = mediaKinds
  const [photo = ''] = image.ids

  const outcomes = [
    await at.outcome(image, photo, {}, 'studio'),
    await at.outcome(video, { video_id: large, size: '4k' }, {}, 'studio'),
    await at.outcome(audio, track, {}, 'studio')
  ]

  expect(outcomes).toEqual([1, 1, 1])
})

describe('a license of a track', () => {
  test('is the one of the item, else of the query', async () => {
    const standard = { audio_id: track, license: 'audio_standard' }

    const { data } = await at.license(audio, [track, standard], {
      license: 'audio_platform'
    })

    expect(data.map(({ download }) => download?.url)).toEqual([
      expect.stringContaining(`${track}_original_audio.wav`),
      expect.stringContaining(`${track}_clean_audio.mp3`)
    ])
    const licenses = (await at.history(audio)).map(one => one.license)
    expect(licenses).toEqual(['audio_standard', 'audio_platform'])
    expect(await at.leftOf('musician', 's1100010')).toBe(4)
  })

  test('is refused without a subscription for that license', async () => {
    const item = { audio_id: track, license: 'audio_enhanced' }

    expect(await at.outcomes(audio, [item])).toEqual([
      'Subscription is unusable'
    ])
  })

  test('fails completely with an unknown license', async () => {
    const refused = await at.opened.refusal(licenseAudio, {
      token: at.tokenOf('musician'),
      json: { audio: [{ audio_id: track, license: 'standard' }] }
    })

    expect(refused.errors?.[0]).toMatchObject({
      code: 'VALIDATION_ENUM_MISMATCH',
      path: '$.body.audio[0].license'
    })
  })
})
