import sharp from 'sharp'
import { getUser } from '../../../contract/api/account-endpoints.ts'
import { collections } from '../../../contract/api/collection-endpoints.ts'
import { listSets } from '../../../contract/api/set-endpoints.ts'
import { listFeaturedCollections } from '../../../contract/api/featured-endpoints.ts'
import { uploadImage } from '../../../contract/api/image-discovery-endpoints.ts'
import { searchImages } from '../../../contract/api/image-endpoints.ts'
import { listResellerProducts } from '../../../contract/api/reseller-endpoints.ts'
import type { Service } from '../../../dev/service/create-service.ts'
import { scopes } from '../../../dev/service/oauth/scopes.ts'
import {
  apiClient,
  type ApiClient
} from '../../../dev/service/test/open-service.ts'
import { findMedia, recordAddresses } from './find-media.ts'
import type { Known, KnownPart } from './known.ts'

/** Lists what a service with demo accounts has, and adds what is missing. */
export async function findKnown(service: Service): Promise<Known> {
  const { clientId, clientSecret } = service.application
  const basic = `Basic ${btoa(`${clientId}:${clientSecret}`)}`
  const client = apiClient(service, basic)
  const makeToken = (username: string) =>
    service.makeToken(username, Object.keys(scopes))
  const token = makeToken('designer')
  return {
    basic,
    parts: [
      {
        prefix: '/v2',
        token,
        values: {
          added_date_start: ['2020-01-01'],
          added_date_end: ['2030-01-01'],
          category: ['12', 'Nature'],
          color: ['ff0000', 'grayscale'],
          interval: ['6 HOUR', '3 DAY']
        }
      },
      {
        prefix: '/v2/oauth',
        values: {
          client_id: [clientId],
          client_secret: [clientSecret],
          redirect_uri: ['http://localhost/callback']
        }
      },
      { prefix: '/v2/test', values: { id: ['7'] } },
      ...(await findMedia(client, makeToken)),
      ...(await findImages(client, token)),
      ...(await findContributors(client)),
      await findReseller(client, token, makeToken('reseller'))
    ]
  }
}

/** Featured collections, share codes and a picture to search by. */
async function findImages(
  client: ApiClient,
  token: string
): Promise<KnownPart[]> {
  const picture = await sharp({
    create: { width: 16, height: 16, channels: 3, background: '#204060' }
  })
    .png()
    .toBuffer()
  const base64 = picture.toString('base64')
  const json = { base64_image: base64 }
  const { id } = await client.ask(uploadImage, { json })
  const featured = await client.ask(listFeaturedCollections)
  const query = { embed: 'share_code' }
  const own = await client.ask(collections.list, { token, query })
  const codes = own.data.flatMap(one => one.share_code ?? [])
  const similar = '/v2/images/{id}/similar'
  return [
    { prefix: '/v2/images', values: { base64_image: [base64] } },
    { prefix: similar, addresses: [`/v2/images/${id}/similar`] },
    recordAddresses(
      '/v2/images/collections/featured',
      featured.data.map(one => one.id)
    ),
    {
      prefix: '/v2/images/collections',
      values: { share_code: ['team-picks', ...codes] }
    }
  ]
}

/** Contributors with their sets. */
async function findContributors(client: ApiClient): Promise<KnownPart[]> {
  const { data } = await client.ask(searchImages, { query: { per_page: 499 } })
  const ids = [...new Set(data.map(({ contributor }) => contributor.id))]
  const prefix = '/v2/contributors'
  const addresses = ids.map(id => `${prefix}/${id}`)
  const sets = await Promise.all(
    ids.map(async id => {
      const path = { contributor_id: id }
      const listed = await client.ask(listSets, { path })
      return listed.data.map(set => `${prefix}/${id}/collections/${set.id}`)
    })
  )
  const own = `${prefix}/{contributor_id}`
  return [
    { prefix, values: { id: ids } },
    { prefix: '/v2', values: { contributor: ids } },
    { prefix: own, addresses },
    { prefix: `${own}/collections/{id}`, addresses: sets.flat() }
  ]
}

/** What a reseller sells, and a customer to sell it to. */
async function findReseller(
  client: ApiClient,
  buyer: string,
  token: string
): Promise<KnownPart> {
  const products = await client.ask(listResellerProducts, { token })
  const { id = '', email = '' } = await client.ask(getUser, { token: buyer })
  return {
    prefix: '/v2/reseller',
    token,
    values: {
      product_id: products.data.map(product => product.id),
      user_id: [id],
      email: [email]
    }
  }
}
