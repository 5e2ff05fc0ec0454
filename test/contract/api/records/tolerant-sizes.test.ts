import * as v from 'valibot'
import { expect, it } from 'vitest'
import { TolerantAudio } from '../../../../contract/api/records/tolerant-audio.ts'
import { TolerantVideo } from '../../../../contract/api/records/tolerant-video.ts'
import {
  TolerantImage,
  TolerantList
} from '../../../../contract/api/records/tolerant.ts'

const url = 'http://localhost:4402/previews/1.jpg'
const preview = { url, width: 450, height: 300 }

it.each([
  ['450', 450],
  [' 450 ', 450],
  ['450.5', 450.5],
  ['450px', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['0', undefined],
  [0, undefined],
  [-450, undefined],
  [1e9, undefined],
  ['1000000000', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [undefined, undefined],
  [[450], undefined]
])('reads the width %j of a picture as %j', (width, expected) => {
  const huge_jpg = { width, height: 300 }

  const { assets } = v.parse(TolerantImage, {
    id: '1',
    assets: { preview: { ...preview, width }, huge_jpg }
  })

  expect(assets.preview).toEqual({ url, width: expected, height: 300 })
  expect(assets.huge_jpg).toEqual({ width: expected, height: 300 })
})

it('reads an aspect that is written as text', () => {
  const aspects = ['1.5', '.75', 'wide', '3:2'].map(
    aspect =>
      v.parse(TolerantImage, { id: '1', aspect, assets: { preview } }).aspect
  )

  expect(aspects).toEqual([1.5, 0.75, undefined, undefined])
})

it.each([
  ['12.5', 12.5],
  ['0', 0],
  ['-1', undefined],
  ['999999999999', undefined],
  [1e308, undefined],
  ['0:12', undefined],
  [null, undefined]
])('reads the duration %j as %j', (duration, expected) => {
  const assets = { preview_mp4: { url }, preview_mp3: { url } }

  const read = [TolerantVideo, TolerantAudio].map(
    schema => v.parse(schema, { id: '1', duration, assets }).duration
  )

  expect(read).toEqual([expected, expected])
})

it.each([
  ['96', 96],
  [0.5, 0.5],
  [-4, undefined],
  [1e308, undefined]
])('reads the tempo %j as %j', (bpm, expected) => {
  const assets = { preview_mp3: { url } }

  expect(v.parse(TolerantAudio, { id: '1', bpm, assets }).bpm).toBe(expected)
})

it.each([
  ['786', 786],
  ['1e3', undefined],
  ['7.5', undefined],
  ['9'.repeat(16), undefined],
  ['', undefined]
])('reads the count %j as %j', (given, expected) => {
  const list = v.parse(TolerantList, { data: [], total_count: given })
  const { assets } = v.parse(TolerantVideo, {
    id: '1',
    assets: { preview_mp4: { url }, hd: { file_size: given } }
  })

  expect([list.total_count, assets.hd?.file_size]).toEqual([expected, expected])
})
