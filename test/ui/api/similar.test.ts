import { expect, it } from 'vitest'
import { fetchSimilar } from '../../../ui/api/similar.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

const image = { assetId: '1', mediaType: 'image' } as const

const path = '/api/v2/images/1/similar'

const web = useScriptedWeb()

function answer(data: object[], more?: object): void {
  web.on(`GET https://gateway.test${path}`, () => listReply(data, more))
}

it('fetches a page of similar assets through the relay', async () => {
  answer([imageRecord('2'), imageRecord('3')], { total_count: 120 })

  const found = await fetchSimilar(image, { page: 2, perPage: 24 })

  expect(web.calls(path).map(({ url }) => String(url.searchParams))).toEqual([
    'page=2&per_page=24&view=full'
  ])
  expect(found).toMatchObject({
    assets: [{ assetId: '2' }, { assetId: '3' }],
    received: 2,
    dropped: 0,
    total: 120
  })
})

it('leaves out the asset itself and unusable records', async () => {
  answer([{ id: '5' }, imageRecord('1'), imageRecord('4')])

  const found = await fetchSimilar(image, { page: 1, perPage: 24 })

  expect(found.assets.map(({ assetId: id }) => id)).toEqual(['4'])
  expect(found).toMatchObject({ received: 3, dropped: 1 })
})
