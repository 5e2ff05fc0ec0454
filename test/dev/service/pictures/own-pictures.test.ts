import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  getImage,
  listImages,
  listSimilarImages,
  searchImages,
  uploadImage
} from '../../../../contract/api/image-endpoints.ts'
import {
  licenseImages,
  listImageLicenses
} from '../../../../contract/api/image-license-endpoints.ts'
import { listContributors } from '../../../../contract/api/contributor-endpoints.ts'
import { searchVideos } from '../../../../contract/api/video-endpoints.ts'
import type { TestService } from '../open-service.ts'
import { cameraNote, plain, table, usePictures } from './use-pictures.ts'

const used = usePictures()
const all = { license: ['commercial', 'editorial'] }

/** Descriptions of what a search finds, in its order. */
async function find(opened: TestService, query = {}): Promise<string[]> {
  const { data } = await opened.ask(searchImages, {
    query: { ...all, ...query }
  })
  return data.map(({ description }) => description ?? '')
}

async function idOf(opened: TestService, query: string): Promise<string> {
  const { data } = await opened.ask(searchImages, { query: { ...all, query } })
  return data[0]?.id ?? ''
}

async function bytesOf(opened: TestService, url = ''): Promise<Buffer> {
  const reply = await opened.send(url)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

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

  test('have records as any others', async () => {
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

  test('are sold upright, never enlarged', async () => {
    const opened = await used.open()

    const { assets } = await opened.ask(getImage, {
      path: { id: await idOf(opened, 'door') }
    })

    expect(assets?.huge_jpg).toMatchObject({ width: 300, height: 450 })
    expect(assets).not.toHaveProperty('small_jpg')
    expect(assets).not.toHaveProperty('supersize_jpg')
  })

  test('carry a mark until they are licensed', async () => {
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

  test('are licensed without what the camera wrote into them', async () => {
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

  test('are found by a picture that looks like one', async () => {
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

describe('a changed folder', () => {
  test('keeps the ids of what stays', async () => {
    const first = await used.open()
    const ids = [await idOf(first, 'wall'), await idOf(first, 'door')]
    const [head = '', red = '', , gray = ''] = table
    used.writeTable([head, gray, red.replace('A red wall', 'A scarlet wall')])

    const second = await used.open()
    const listed = await second.ask(listImages, { query: { id: ids } })

    expect(ids.every(id => /^\d{9,10}$/.test(id))).toBe(true)
    expect(await idOf(second, 'scarlet')).toBe(ids[0])
    expect(await idOf(second, 'door')).toBe(ids[1])
    expect(listed.data).toHaveLength(2)
    expect(await find(second)).toHaveLength(2)
  })

  test('keeps licenses of what is gone, without its file', async () => {
    const first = await used.open()
    const scopes = ['licenses.create', 'licenses.view']
    const id = await idOf(first, 'wall')
    await first.ask(licenseImages, {
      token: first.service.makeToken('metered', scopes),
      json: { images: [{ image_id: id }] }
    })
    used.writeTable([table[0] ?? '', table[3] ?? ''])

    const second = await used.open()
    const { data } = await second.ask(listImageLicenses, {
      token: second.service.makeToken('metered', scopes),
      query: { image_id: id }
    })

    expect((await second.refusal(getImage, { path: { id } })).status).toBe(404)
    expect(data[0]?.is_downloadable).toBe(false)
  })

  test('is measured again where a picture changed', async () => {
    const first = await used.open()
    const id = await idOf(first, 'wall')
    const before = await first.ask(getImage, { path: { id } })
    await bytesOf(first, before.assets?.preview?.url)
    const blue = await plain('#1e1ec8', 300, 300).png().toBuffer()
    used.writePicture('red.png', blue)

    const second = await used.open()
    const after = await second.ask(getImage, { path: { id } })
    const preview = await bytesOf(second, after.assets?.preview?.url)

    expect(after.assets?.huge_jpg).toMatchObject({ width: 300, height: 300 })
    expect(await find(second, { color: '0000cc' })).toHaveLength(1)
    expect((await sharp(preview).metadata()).height).toBe(450)
  })
})

describe('a folder that cannot be imported', () => {
  test('is told line by line, with what to do', async () => {
    used.writePicture('text.jpg', Buffer.from('not a picture'))
    used.writeTable([
      'file,title',
      'red.png,Red',
      'lost.jpg,Lost',
      'text.jpg,Text',
      '../secret.jpg,Secret',
      'gray.jpg,'
    ])

    await expect(used.open()).rejects.toThrow(
      [
        'words.csv, line 3: There is no file lost.jpg in the folder. Correct the name, or remove the line.',
        'words.csv, line 4: text.jpg cannot be read as a picture. Save it as JPEG, PNG, WebP or TIFF.',
        'words.csv, line 5: ../secret.jpg is outside of the folder. Move the picture into it.',
        'words.csv, line 6: Give the picture a title.'
      ].join('\n')
    )
  })

  test('is told of 20 lines at most', async () => {
    const lost = Array.from({ length: 25 }, (_, place) => `${place}.jpg,Lost`)
    used.writeTable(['file,title', ...lost])

    await expect(used.open()).rejects.toThrow(/line 21: .*\nAnd 5 more\.$/)
  })

  test('has to have a table that names pictures', async () => {
    used.writeTable(['file,title'])

    await expect(used.open()).rejects.toThrow('words.csv names no pictures')
  })
})
