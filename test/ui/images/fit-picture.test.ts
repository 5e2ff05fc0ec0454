import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { fitPicture } from '../../../ui/images/fit-picture.ts'

afterEach(() => void vi.unstubAllGlobals())

const picture = sharp({
  create: { width: 90, height: 60, channels: 3, background: '#284' }
})

/** Decodes nothing: records its calls and returns the requested size. */
function useFakeCanvas({ alpha = 255 } = {}) {
  const asked: ImageBitmapOptions[] = []
  const types: string[] = []
  vi.stubGlobal(
    'createImageBitmap',
    async (_source: unknown, options: ImageBitmapOptions = {}) => {
      asked.push(options)
      const { resizeWidth: width = 300, resizeHeight: height = 200 } = options
      return { width, height, close: () => {} }
    }
  )
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        canvas: this,
        drawImage: () => {},
        setTransform: () => {},
        getImageData: () => ({ data: [1, 2, 3, 255, 1, 2, 3, alpha] })
      })
      convertToBlob = async ({ type }: { type: string }) => {
        types.push(type)
        return new Blob([new Uint8Array([1, 2, 3])])
      }
    }
  )
  return { asked, types }
}

it.each(['png', 'jpeg', 'gif'] as const)(
  'passes a %s on byte for byte',
  async format => {
    const bytes = await picture.clone().toFormat(format).toBuffer()

    const fitted = await fitPicture(bytes)

    expect(fitted.bytes).toBe(bytes)
    expect(fitted).toMatchObject({
      width: 90,
      height: 60,
      sourceWidth: 90,
      sourceHeight: 60
    })
  }
)

it('reduces a picture beyond Figma’s limit', async () => {
  const { asked, types } = useFakeCanvas()
  const bytes = await picture.clone().resize(5000, 2500).jpeg().toBuffer()

  const fitted = await fitPicture(bytes)

  expect(asked).toEqual([
    { resizeWidth: 4096, resizeHeight: 2048, resizeQuality: 'high' }
  ])
  expect(types).toEqual(['image/jpeg'])
  expect(fitted).toEqual({
    bytes: new Uint8Array([1, 2, 3]),
    width: 4096,
    height: 2048,
    sourceWidth: 5000,
    sourceHeight: 2500,
    losesColors: false,
    pictureHeight: 2048,
    marginX: 0,
    marginY: 0
  })
})

it('passes a file with a profile of sRGB on byte for byte', async () => {
  const bytes = await picture.clone().withIccProfile('srgb').jpeg().toBuffer()

  expect((await fitPicture(bytes)).bytes).toBe(bytes)
})

it('reports converted colors', async () => {
  const { types } = useFakeCanvas()
  const bytes = await picture.clone().withIccProfile('p3').png().toBuffer()

  const fitted = await fitPicture(bytes)

  expect(types).toEqual(['image/png'])
  expect(fitted).toMatchObject({ losesColors: true, width: 90, height: 60 })
})

it('keeps the transparency of an unsupported format', async () => {
  const { types } = useFakeCanvas()
  const bytes = await picture.clone().ensureAlpha(0.5).webp().toBuffer()

  await fitPicture(bytes)

  expect(types).toEqual(['image/png'])
})

it('leaves unknown formats to the browser', async () => {
  const { asked } = useFakeCanvas()
  const bytes = await picture.clone().tiff().toBuffer()

  const fitted = await fitPicture(bytes)

  expect(asked).toHaveLength(2)
  expect(fitted).toMatchObject({ width: 300, sourceHeight: 200 })
})

it('refuses a truncated file', async () => {
  const bytes = await picture.clone().jpeg().toBuffer()

  await expect(fitPicture(bytes.subarray(0, -20))).rejects.toMatchObject({
    code: 'download-incomplete'
  })
})

it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  'reports a %s that breaks off at any place as incomplete',
  async format => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')))
    const bytes = await picture.clone().toFormat(format).toBuffer()

    for (const share of [0.1, 0.2, 0.3, 0.5, 0.7, 0.9]) {
      const half = bytes.subarray(0, Math.max(20, bytes.length * share))
      await expect(fitPicture(half)).rejects.toMatchObject({
        code: 'download-incomplete'
      })
    }
  }
)

it('does not call a file incomplete that no browser decodes', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')))
  const bytes = await picture.clone().jpeg().toBuffer()
  bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc3

  await expect(fitPicture(bytes)).rejects.toThrow('no')
})

it.each([
  ['without', 255, 'image/jpeg'],
  ['with', 254, 'image/png']
])('encodes an AVIF %s transparency', async (_, alpha, type) => {
  const { types } = useFakeCanvas({ alpha })
  const bytes = await picture.clone().avif().toBuffer()

  await fitPicture(bytes)

  expect(types).toEqual([type])
})

it.each(['webp', 'avif'] as const)(
  'reports colors of a %s that are converted',
  async format => {
    useFakeCanvas()
    const bytes = await picture
      .clone()
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer()

    expect((await fitPicture(bytes)).losesColors).toBe(true)
  }
)

it('turns a WebP, which browsers do not', async () => {
  const { asked } = useFakeCanvas()
  const bytes = await picture
    .clone()
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer()

  const fitted = await fitPicture(bytes)

  expect(asked).toMatchObject([{ resizeWidth: 90, resizeHeight: 60 }])
  expect(fitted).toMatchObject({ width: 60, height: 90, sourceWidth: 60 })
})
