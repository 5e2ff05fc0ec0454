import { expect, it } from 'vitest'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import {
  detailsOf,
  fetchDetails,
  forgetDetails,
  isTranslated
} from '../../../ui/library/asset-details.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { trackRecord } from '../track-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'
import { videoRecord } from '../video-record.ts'

const web = useScriptedWeb()
const api = 'GET https://gateway.test/api/v2'

it.each(['image', 'video', 'audio'] as const)(
  'reads the key of an asset of the medium %s',
  mediaType => {
    const asset = { assetId: '7', mediaType }

    expect(assetOfKey(assetKey(asset))).toEqual(asset)
  }
)

it('keeps assets of all media with the same id apart', async () => {
  web.on(`${api}/images`, () => listReply([imageRecord('7')]))
  web.on(`${api}/videos`, () => listReply([videoRecord('7')]))
  web.on(`${api}/audio`, () => listReply([trackRecord('7')]))
  const keys = ['7', 'video 7', 'video 8', 'audio 7']

  const error = await fetchDetails(keys)

  expect(error).toBeNull()
  expect(keys.map(key => detailsOf(key)?.mediaType)).toEqual([
    'image',
    'video',
    undefined,
    'audio'
  ])
  expect(detailsOf('video 8')).toBeNull()
})

it.each([
  ['images', 'video 9'],
  ['videos', '9']
])('keeps the other medium when %s fail', async (path, kept) => {
  web.on(`${api}/images`, () => listReply([imageRecord('9')]))
  web.on(`${api}/videos`, () => listReply([videoRecord('9')]))
  web.on(`${api}/${path}`, () => new Response(null, { status: 403 }))
  forgetDetails()
  const keys = ['9', 'video 9']

  const error = await fetchDetails(keys)

  expect(error).toMatchObject({ code: 'not-allowed' })
  expect(keys.filter(detailsOf)).toEqual([kept])
  expect(keys.filter(isTranslated)).toEqual([kept])
})
