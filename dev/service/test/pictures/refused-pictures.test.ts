import {
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accountSteps } from '../../database/account-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { plain, usePictures } from './use-pictures.ts'

const used = usePictures()

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

/** Imports one file, `name` named so in the second line of the table. */
async function importOne(name: string, bytes?: Uint8Array): Promise<unknown> {
  if (bytes) used.writePicture(name, bytes)
  used.writeTable(['file,title', `${name},One`])
  return used.open().catch((error: unknown) => error)
}

function linkTo(target: string, name: string): void {
  const path = join(used.folder, name)
  rmSync(path, { force: true })
  symlinkSync(target, path)
}

describe('an invalid picture', () => {
  test.each([
    ['a drawing', 'one.svg', () => Buffer.from(drawing), 'is SVG'],
    ['a drawing named a PNG', 'svg.png', () => Buffer.from(drawing), 'is SVG'],
    ['a GIF', 'one.gif', () => plain('#c81e1e', 9, 9).gif().toBuffer(), 'GIF'],
    [
      'a GIF named a JPEG',
      'gif.jpg',
      () => plain('#c81e1e', 9, 9).gif().toBuffer(),
      'is GIF. Save it as JPEG, PNG, WebP or TIFF.'
    ],
    [
      'a picture cut in the middle',
      'cut.jpg',
      async () => (await photo()).subarray(0, 3000),
      'cannot be read as a picture'
    ],
    [
      'a picture that no JPEG can hold',
      'long.png',
      () => plain('#c81e1e', 65_501, 1).png().toBuffer(),
      'Save it smaller'
    ],
    ['an empty file', 'empty.png', () => Buffer.alloc(0), 'cannot be read']
  ])('reports %s', async (_, name, bytes, message) => {
    const error = await importOne(name, await bytes())

    expect(error).toMatchObject({
      message: expect.stringMatching(`^words.csv, line 2: ${name} .*${message}`)
    })
  })

  test('is reported even if an earlier release accepted it', async () => {
    used.writePicture('early.svg', Buffer.from(drawing))
    const { size, mtimeMs } = statSync(join(used.folder, 'early.svg'))
    mkdirSync(used.data, { recursive: true })
    rmSync(join(used.data, 'accounts.db'), { force: true })
    const accounts = openDatabase(join(used.data, 'accounts.db'))
    migrate(accounts, accountSteps.slice(0, 10))
    accounts.run(
      `INSERT INTO pictures VALUES ('early.svg', '123456789', ?, ?,
         '{"width":9,"height":9,"colors":[],"fingerprint":""}')`,
      size,
      Math.round(mtimeMs)
    )
    accounts.close()

    const error = await importOne('early.svg')

    expect(error).toMatchObject({
      message: expect.stringContaining('early.svg is SVG')
    })
  })

  test('is reported for a folder', async () => {
    mkdirSync(join(used.folder, 'within'), { recursive: true })

    const error = await importOne('within')

    expect(error).toMatchObject({
      message:
        'words.csv, line 2: within is no file. Name one, or remove the line.'
    })
  })

  test('is reported for a link out of the folder', async () => {
    const outside = `${used.folder}-secret.jpg`
    writeFileSync(outside, await photo())
    linkTo(outside, 'link.jpg')

    const error = await importOne('link.jpg')

    expect(error).toMatchObject({
      message:
        'words.csv, line 2: link.jpg is a link out of the folder. Put the picture itself into it.'
    })
  })
})

describe('a picture', () => {
  test.each([
    'red.png',
    './red.png',
    'in/../red.png',
    String.raw`in\..\red.png`
  ])('is there once, not again as %s', async again => {
    used.writeTable(['file,title', 'red.png,Red', `${again},Again`])

    await expect(used.open()).rejects.toThrow(
      'words.csv, line 3: The file red.png is in line 2 already.'
    )
  })

  test('must not be listed again by a link', async () => {
    linkTo('red.png', 'again.png')
    used.writeTable(['file,title', 'red.png,Red', 'again.png,Again'])

    await expect(used.open()).rejects.toThrow(
      'words.csv, line 3: again.png leads to the picture of line 2. Remove one of the two.'
    )
  })

  test('can be a link within the folder', async () => {
    linkTo('red.png', 'again.png')

    await expect(importOne('again.png')).resolves.not.toBeInstanceOf(Error)
  })
})

describe('a system error', () => {
  test('is not reported as an invalid picture', async () => {
    linkTo('loop.jpg', 'loop.jpg')

    const error = await importOne('loop.jpg')

    expect(error).toMatchObject({
      message: expect.stringMatching(/^words\.csv, line 2: ELOOP/),
      cause: { code: 'ELOOP' }
    })
  })

  test('is not reported as a missing table', async () => {
    const table = join(used.folder, 'words.csv')
    rmSync(table)
    mkdirSync(table)

    const error = await used.open().catch((thrown: unknown) => thrown)
    rmSync(table, { recursive: true })

    expect(error).toMatchObject({
      message: expect.stringMatching(/words\.csv cannot be read: EISDIR/),
      cause: { code: 'EISDIR' }
    })
  })
})

/** Too restless to be small. */
function photo(): Promise<Buffer> {
  return plain('#1e1ec8', 300, 200)
    .composite([
      {
        input: {
          create: {
            width: 300,
            height: 200,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 128, sigma: 60 }
          }
        }
      }
    ])
    .jpeg()
    .toBuffer()
}
