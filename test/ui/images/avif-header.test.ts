import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readAvifHeader } from '../../../ui/images/avif-header.ts'

const picture = sharp({
  create: { width: 60, height: 40, channels: 3, background: '#284' }
})

it('reads the profile of an AVIF', async () => {
  const bytes = await picture.clone().withIccProfile('p3').avif().toBuffer()

  expect(readAvifHeader(bytes)).toMatchObject({
    isComplete: true,
    colorTag: { kind: 'profile', isPacked: false }
  })
})

it.each([
  [1, 13, { kind: 'none' }],
  [12, 13, { kind: 'known', colors: 'wide' }],
  [9, 16, { kind: 'known', colors: 'wide' }]
])('reads the primaries %i of an AVIF', async (primaries, transfer, tag) => {
  const bytes = await picture.clone().withIccProfile('p3').avif().toBuffer()
  const at = bytes.indexOf('colr') + 8
  bytes.write('nclx', at - 4)
  bytes.writeUInt16BE(primaries, at)
  bytes.writeUInt16BE(transfer, at + 2)

  expect(readAvifHeader(bytes)).toEqual({ isComplete: true, colorTag: tag })
})

it('survives an AVIF cut at any byte', async () => {
  const bytes = await picture.clone().avif().toBuffer()

  for (let end = 0; end < bytes.length; end += 1) {
    const header = readAvifHeader(bytes.subarray(0, end))
    expect(header?.isComplete ?? false).toBe(false)
  }
})

it('returns null for other files', async () => {
  expect(readAvifHeader(await picture.clone().jpeg().toBuffer())).toBeNull()
  expect(readAvifHeader(new Uint8Array([0, 0, 0, 20]))).toBeNull()
})
