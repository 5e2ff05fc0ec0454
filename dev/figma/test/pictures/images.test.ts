import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writePng } from '../../pictures/write-png.ts'
import { randomFrom } from '../../shared/random.ts'
import { openPlugin } from '../open-plugin.ts'
import { networkReply } from '../network-reply.ts'

type Format = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'tiff'

async function picture(
  format: Format,
  width = 30,
  height = 20,
  options = {}
): Promise<Uint8Array> {
  const background = { r: 200, g: 100, b: 50 }
  const create = { width, height, channels: 3 as const, background }
  const bytes = await sharp({ create }).toFormat(format, options).toBuffer()
  return new Uint8Array(bytes)
}

test.each(['png', 'jpeg', 'gif'] as const)('takes %s', async format => {
  const { run, host } = await openPlugin()
  const bytes = await picture(format)

  const facts = await run<[string, object, Uint8Array]>(
    `const image = figma.createImage(input)
    return [image.hash, await image.getSizeAsync(), await image.getBytesAsync()]`,
    bytes
  )

  const hash = createHash('sha1').update(bytes).digest('hex')
  expect(facts).toEqual([hash, { width: 30, height: 20 }, bytes])
  expect(host.image(hash)).toMatchObject({ width: 30, height: 20, format })
})

test('takes a progressive JPEG', async () => {
  const { run } = await openPlugin()
  const bytes = await picture('jpeg', 64, 48, { progressive: true })

  const size = await run(
    'return figma.createImage(input).getSizeAsync()',
    bytes
  )

  expect(size).toEqual({ width: 64, height: 48 })
})

test.each(['webp', 'avif', 'tiff'] as const)('refuses %s', async format => {
  const { error } = await openPlugin()

  const message = await error('figma.createImage(input)', await picture(format))

  expect(message).toBe('Error: in createImage: Image type is unsupported')
})

test.each(['png', 'jpeg', 'gif'] as const)(
  'refuses a cut or empty %s',
  async format => {
    const { error } = await openPlugin()
    const bytes = await picture(format, 300, 200)
    const cut = bytes.slice(0, Math.floor(bytes.length * 0.6))

    expect(await error('figma.createImage(input)', cut)).toContain(
      'unsupported'
    )
    expect(await error('figma.createImage(new Uint8Array(0))')).toContain(
      'unsupported'
    )
  }
)

test('refuses what is no Uint8Array', async () => {
  const { error } = await openPlugin()

  const message = await error('figma.createImage([1, 2])')

  expect(message).toContain('"data" to have type Uint8Array but got array')
})

test.each([
  [4096, 10, null],
  [10, 4096, null],
  [4097, 10, 'Error: in createImage: Image is too large'],
  [10, 4097, 'Error: in createImage: Image is too large']
])('checks the size %i × %i: %s', async (width, height, expected) => {
  const { run } = await openPlugin()
  const bytes = await picture('png', width, height)

  const message = await run(
    `try { figma.createImage(input); return null }
    catch (error) { return String(error) }`,
    bytes
  )

  expect(message).toBe(expected)
})

test('finds images by hash and gives null for others', async () => {
  const { run } = await openPlugin()

  const facts = await run(
    `const { hash } = figma.createImage(input)
    return [figma.getImageByHash(hash).hash === hash,
      figma.getImageByHash('0'.repeat(40))]`,
    await picture('png')
  )

  expect(facts).toEqual([true, null])
})

test('travels with the document', async () => {
  const first = await openPlugin()
  const bytes = await picture('png')
  const hash = await first.run<string>(
    'return figma.createImage(input).hash',
    bytes
  )

  const second = await openPlugin({ document: first.host.exportDocument() })

  expect(
    await second.run('return figma.getImageByHash(input).getBytesAsync()', hash)
  ).toEqual(bytes)
})

const allowed = {
  networkAccess: { allowedDomains: ['https://pictures.test'] }
}

test('makes an image from an allowed address', async () => {
  const bytes = await picture('jpeg')
  const { run } = await openPlugin({
    manifest: allowed,
    fetch: async ({ url }) => networkReply(url, { body: bytes })
  })

  const hash = await run(
    `return (await figma.createImageAsync('https://pictures.test/a.jpg')).hash`
  )

  expect(hash).toBe(createHash('sha1').update(bytes).digest('hex'))
})

test('refuses an image from elsewhere', async () => {
  const { error, logs } = await openPlugin({ manifest: allowed })

  const message = await error(
    `await figma.createImageAsync('https://elsewhere.test/a.jpg')`
  )

  expect(message).toBe('TypeError: Failed to fetch')
  expect(String(logs[0]?.values[0])).toContain('Content Security Policy')
})

test('says in the console why an image from the network is refused', async () => {
  const bytes = await picture('webp')
  const { error, logs } = await openPlugin({
    fetch: async ({ url }) => networkReply(url, { body: bytes })
  })

  const message = await error(`await figma.createImageAsync('https://a.test/')`)

  const reason = 'Error: in createImageAsync: Image type is unsupported'
  expect(message).toBe(reason)
  expect(logs).toEqual([{ level: 'error', values: [reason] }])
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['BMP', 'BM\0\0\0\0'],
  ['text', 'hello']
])('refuses %s', async (_kind, text) => {
  const { error } = await openPlugin()
  const bytes = Uint8Array.from(text, character => character.charCodeAt(0))

  expect(await error('figma.createImage(input)', bytes)).toBe(
    'Error: in createImage: Image type is unsupported'
  )
})

test('makes no GIF of an image outside FigJam', async () => {
  const { error } = await openPlugin()

  expect(await error(`figma.createGif('0')`)).toContain(
    "no such property 'createGif'"
  )
})

test("keeps a document's pictures out of the plugin's memory", async () => {
  const random = randomFrom(1)
  const noise = new Uint8Array(900 * 900 * 3).map(() => random() * 256)
  const first = await openPlugin({ start: false })
  const empty = first.host.save().realm.size
  first.host.addImage(writePng(900, noise))
  const document = first.host.exportDocument()

  const { host } = await openPlugin({ start: false, document })

  expect(Object.values(document.images).join('').length).toBeGreaterThan(2e6)
  expect(host.save().realm.size - empty).toBeLessThan(5e5)
})
