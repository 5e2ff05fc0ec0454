import { beforeEach, expect, it } from 'vitest'
import {
  fetchDetails,
  forgetDetails
} from '../../../../ui/library/asset-details.ts'
import type { LicensedFile } from '../../../../ui/licensing/purchase/licensed-file.ts'
import { savedName } from '../../../../ui/licensing/download/saved-name.ts'
import { listReply } from '../../image-record.ts'
import { trackRecord } from '../../track-record.ts'
import { useScriptedWeb } from '../../use-scripted-web.ts'

const web = useScriptedWeb()

beforeEach(() => forgetDetails())

function fileOf(assetId: string, change: Partial<LicensedFile> = {}) {
  const file = { size: 'clean_audio', format: '', download: null, entry: null }
  const what = { assetId, mediaType: 'audio', name: 'Track 1' } as const
  return { ...what, licenseId: 'a1', license: '', ...file, ...change }
}

it.each([
  ['Night Ferry', ['Ada Winter'], 'Night Ferry - Ada Winter.mp3'],
  ['Night', ['Ada', 'Bo & Co'], 'Night - Ada, Bo & Co.mp3'],
  ['Night', [], 'Night.mp3'],
  ['../../etc/passwd', ['a\\b'], 'etc-passwd - a-b.mp3'],
  ['A: <B> | "C"?*', ['D\u202Egpj.'], 'A-B-C-D gpj.mp3'],
  ['夜のフェリー', ['冬'], '夜のフェリー - 冬.mp3'],
  ['CON', [], 'CON-.mp3'],
  ['\u0000\u0007', [], 'Track 5.mp3'],
  ['x'.repeat(300), [], `${'x'.repeat(80)}.mp3`]
])(
  'names %j by %j as every file system accepts',
  async (title, artists, name) => {
    const names = artists.map(one => ({ name: one }))
    const record = trackRecord('5', { title, artists: names })
    web.on('GET https://gateway.test/api/v2/audio', () => listReply([record]))
    await fetchDetails(['audio 5'])

    expect(savedName(fileOf('5'), 'mp3')).toBe(name)
  }
)

it('names a track without a record by its number', () => {
  expect(savedName(fileOf('6'), 'wav')).toBe('track-6.wav')
})

it('names an EPS by asset and size', () => {
  const eps = { mediaType: 'image', size: 'vector', format: 'eps' } as const

  expect(savedName(fileOf('7', eps), 'eps')).toBe('image-7-vector.eps')
})
