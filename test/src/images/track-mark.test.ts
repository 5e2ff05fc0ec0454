import sharp from 'sharp'
import { expect, it } from 'vitest'
import { imageFacts } from '../../../dev/figma/pictures/image-facts.ts'
import { parseTrackMark, trackMark } from '../../../src/images/track-mark.ts'

const marks = [
  ['a track', { assetId: '442583', rendition: 'preview_mp3' }],
  ['another file of it', { assetId: '442583', rendition: 'high_mp3' }],
  ['another track', { assetId: '442584', rendition: 'preview_mp3' }],
  ['letters of any script', { assetId: '曲', rendition: 'é' }],
  ['long names', { assetId: '7'.repeat(1000), rendition: 'ö'.repeat(1000) }]
] as const

it.each(marks)('is a transparent pixel for %s', async (_, track) => {
  const mark = trackMark(track)

  const { data, info } = await sharp(mark)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(imageFacts(mark)).toEqual({ format: 'gif', width: 1, height: 1 })
  expect(info).toMatchObject({ width: 1, height: 1, channels: 4 })
  expect([...data]).toEqual([0, 0, 0, 0])
})

it('is another file for each of them, and the same each time', () => {
  const texts = marks.map(([, track]) => trackMark(track).join())

  expect(new Set(texts).size).toBe(marks.length)
  expect(marks.map(([, track]) => trackMark(track).join())).toEqual(texts)
})

it.each(marks)('names the file of %s', (_, { assetId, rendition }) => {
  const mark = Array.from(trackMark({ assetId, rendition }))

  let text = ''
  let at = mark.findIndex((one, i) => one === 0x21 && mark[i + 1] === 0xfe) + 2
  for (let length = mark[at]; length; length = mark[at]) {
    text += String.fromCharCode(...mark.slice(at + 1, at + 1 + length))
    at += 1 + length
  }

  expect(decodeURIComponent(text)).toBe(`audio ${assetId} ${rendition}`)
})

it.each(marks.slice(0, 3))('is read for %s', (_, track) => {
  expect(parseTrackMark(trackMark(track))).toEqual(track)
})

it.each<[string, Uint8Array]>([
  ['an empty file', new Uint8Array()],
  ['a mark with more behind it', Uint8Array.of(...trackMark(marks[0][1]), 0)],
  ['a mark that was cut', trackMark(marks[0][1]).slice(0, -1)],
  ['words alone', new TextEncoder().encode('audio%20442583%20preview_mp3')]
])('reads nothing in %s', (_, bytes) => {
  expect(parseTrackMark(bytes)).toBeNull()
})
