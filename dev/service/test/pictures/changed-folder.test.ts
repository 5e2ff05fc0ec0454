import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  getImage,
  listImages
} from '../../../../contract/api/image-endpoints.ts'
import { listImageLicenses } from '../../../../contract/api/image-history-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { accountSteps } from '../../database/account-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import {
  bytesOf,
  find,
  idOf,
  plain,
  table,
  usePictures
} from './use-pictures.ts'

const used = usePictures()

interface Row {
  file: string
  id: string
  bytes: number
  changed_at: number
  facts: string
}

/** Leaves a data folder as a release did that measured widths wrongly. */
function makeOlder(): void {
  const path = join(used.data, 'accounts.db')
  const newer = openDatabase(path)
  const rows = newer.all<Row>('SELECT * FROM pictures')
  newer.close()
  rmSync(used.data, { recursive: true })
  mkdirSync(used.data)
  const older = openDatabase(path)
  migrate(older, accountSteps.slice(0, 12))
  rows.forEach(({ file, id, bytes, changed_at: changedAt, facts }) => {
    older.run(
      "INSERT INTO pictures VALUES (?, ?, ?, ?, json_set(?, '$.width', 7))",
      file,
      id,
      bytes,
      changedAt,
      facts
    )
  })
  older.close()
}

describe('a changed folder', () => {
  test('keeps the ids of remaining pictures', async () => {
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

  test('keeps licenses of removed pictures, without their files', async () => {
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

  test('is measured again after an update that measures differently', async () => {
    const first = await used.open()
    const path = { id: await idOf(first, 'wall') }
    const before = await first.ask(getImage, { path })
    used.close()
    makeOlder()

    const second = await used.open()

    expect(await second.ask(getImage, { path })).toEqual(before)
  })

  test('is measured again if a picture changed', async () => {
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
  test('is reported line by line, with instructions', async () => {
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

  test('is reported for at most 20 lines', async () => {
    const lost = Array.from({ length: 25 }, (_, place) => `${place}.jpg,Lost`)
    used.writeTable(['file,title', ...lost])

    await expect(used.open()).rejects.toThrow(/line 21: .*\nAnd 5 more\.$/)
  })

  test('needs a table with pictures', async () => {
    used.writeTable(['file,title'])

    await expect(used.open()).rejects.toThrow('words.csv names no pictures')
  })
})
