import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listContributors } from '../../../../contract/api/contributor-endpoints.ts'
import {
  listSimilarImages,
  uploadImage
} from '../../../../contract/api/image-discovery-endpoints.ts'
import { getImage } from '../../../../contract/api/image-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { searchVideos } from '../../../../contract/api/video-endpoints.ts'
import {
  bytesOf,
  cameraNote,
  find,
  idOf,
  plain,
  usePictures
} from './use-pictures.ts'

const used = usePictures()

/** How much the pixels of a picture differ; 0 for a plain one. */
async function unrest(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

describe('own pictures', () => {
  test.each([
    ['the words of the table', { query: 'wall' }, ['Red, and nothing else']],
    ['other languages', { query: 'Feld', language: 'de' }, ['Feld']],
    ['color', { color: 'cc0000' }, ['Red, and nothing else']],
    ['gray', { color: 'grayscale' }, ['A gray door']],
    ['category', { category: 'Objects' }, ['A gray door']],
    ['license', { license: ['editorial'] }, ['A green field']],
    ['people', { people_number: 2 }, ['A green field']],
    ['contributor', { contributor: ['Ben'] }, ['A green field']],
    ['width', { width_from: 1000 }, ['Red, and nothing else']],
    ['day', { added_date: '2026-01-02' }, ['Red, and nothing else']],
    [
      'everything, in the order of the table',
      {},
      ['Red, and nothing else', 'A green field', 'A gray door']
    ]
  ])('are found by %s', async (_, query, expected) => {
    const opened = await used.open()

    expect(await find(opened, query)).toEqual(expected)
  })

  test('have records like others', async () => {
    const opened = await used.open()

    const record = await opened.ask(getImage, {
      path: { id: await idOf(opened, 'wall') }
    })
    const { data } = await opened.ask(listContributors, {
      query: { id: [record.contributor?.id ?? ''] }
    })

    expect(record).toMatchObject({
      aspect: 1.3333,
      image_type: 'photo',
      added_date: '2026-01-02',
      keywords: ['wall', 'red'],
      categories: [{ id: '3', name: 'Backgrounds/Textures' }],
      assets: {
        huge_jpg: { width: 1200, height: 900, is_licensable: true },
        medium_jpg: { width: 1000, height: 750 },
        preview: { width: 450, height: 338 }
      }
    })
    expect(data[0]?.display_name).toBe('Ada')
    expect(data[0]?.about).toBe('Ada. License: as agreed with the library')
  })

  test('are licensed upright, never enlarged', async () => {
    const opened = await used.open()

    const { assets } = await opened.ask(getImage, {
      path: { id: await idOf(opened, 'door') }
    })

    expect(assets?.huge_jpg).toMatchObject({ width: 300, height: 450 })
    expect(assets).not.toHaveProperty('small_jpg')
    expect(assets).not.toHaveProperty('supersize_jpg')
  })

  test('have a watermark until they are licensed', async () => {
    const opened = await used.open()
    const id = await idOf(opened, 'wall')
    const { assets } = await opened.ask(getImage, { path: { id } })
    const token = opened.service.makeToken('designer', ['licenses.create'])

    const { data } = await opened.ask(licenseImages, {
      token,
      json: { images: [{ image_id: id, size: 'medium' }] }
    })
    const preview = await bytesOf(opened, assets?.preview?.url)
    const licensed = await bytesOf(opened, data[0]?.download?.url)

    expect(await sharp(preview).metadata()).toMatchObject({
      width: 450,
      height: 338,
      density: 72
    })
    expect(await sharp(licensed).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1000,
      height: 750,
      density: 300
    })
    expect(await unrest(preview)).toBeGreaterThan(5)
    expect(await unrest(licensed)).toBeLessThan(1)
  })

  test('are licensed without camera metadata', async () => {
    const opened = await used.open()
    const id = await idOf(opened, 'door')
    const token = opened.service.makeToken('designer', ['licenses.create'])

    const { data } = await opened.ask(licenseImages, {
      token,
      json: { images: [{ image_id: id }] }
    })
    const licensed = await bytesOf(opened, data[0]?.download?.url)
    const { width, height, orientation } = await sharp(licensed).metadata()
    const original = readFileSync(join(used.folder, 'gray.jpg'))

    expect({ width, height }).toEqual({ width: 300, height: 450 })
    expect(orientation ?? 1).toBe(1)
    expect(original.includes(cameraNote)).toBe(true)
    expect(licensed.includes(cameraNote)).toBe(false)
  })

  test('are found by a similar picture', async () => {
    const opened = await used.open()
    const upload = await plain('#c02020', 300, 225).jpeg().toBuffer()

    const { id } = await opened.ask(uploadImage, {
      json: { base64_image: upload.toString('base64') }
    })
    const { data } = await opened.ask(listSimilarImages, { path: { id } })

    expect(data[0]?.id).toBe(await idOf(opened, 'wall'))
  })

  test('come without films', async () => {
    const opened = await used.open()

    expect((await opened.ask(searchVideos)).total_count).toBe(0)
  })
})
