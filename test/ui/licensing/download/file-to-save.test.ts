import { expect, it } from 'vitest'
import {
  bestFileToSave,
  fileToSave
} from '../../../../ui/licensing/download/file-to-save.ts'
import { assetOf } from '../../asset-of.ts'
import { licenseOf, sizeOf, subscriptionOf } from '../../plan-of.ts'

const vector = assetOf('1', { sizes: [sizeOf('vector_eps')] })
const withEps = subscriptionOf({ formats: ['vector_eps'] })
const track = assetOf('1', { mediaType: 'audio' })

function trackLicense(change: Parameters<typeof licenseOf>[1] = {}) {
  const license = 'audio_standard'
  const file = { size: 'clean_audio', format: 'mp3' }
  return licenseOf('1', { mediaType: 'audio', license, ...file, ...change })
}

it.each([
  ['an EPS', licenseOf('1', { size: 'vector', format: 'eps' }), 'vector'],
  [
    'an EPS that the subscription covers',
    licenseOf('1', { subscriptionId: 's1' }),
    'vector'
  ],
  ['a track', trackLicense(), 'clean_audio'],
  ['a track without a size', trackLicense({ size: '' }), 'clean_audio'],
  [
    'an original without a size',
    trackLicense({ size: '', license: 'audio_platform' }),
    'original_audio'
  ]
])('saves %s', (_, license, size) => {
  const asset = license.mediaType === 'audio' ? track : vector

  expect(fileToSave(license, asset, [withEps])).toMatchObject({
    licenseId: license.id,
    size,
    name: asset.description
  })
})

it.each([
  ['an image', licenseOf('1')],
  ['a video', licenseOf('1', { mediaType: 'video' })],
  ['a track that cannot be downloaded', trackLicense({ isDownloadable: false })]
])('saves no file of %s', (_, license) => {
  expect(fileToSave(license, assetOf('1'), [])).toBeNull()
})

it('saves a track whose record is missing', () => {
  expect(fileToSave(trackLicense(), null, [])?.name).toBe('Track 1')
})

it('saves the original, where the account has it', () => {
  const wav = trackLicense({ id: 'a2', size: 'original_audio' })

  const best = bestFileToSave([trackLicense(), wav], track, [])

  expect(best).toMatchObject({ licenseId: 'a2' })
  expect(bestFileToSave([], track, [])).toBeUndefined()
})
