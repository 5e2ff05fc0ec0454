import { listSubscriptions } from '../../../contract/api/account-endpoints.ts'
import { searchAudio } from '../../../contract/api/audio-endpoints.ts'
import {
  clipboxes,
  collections,
  soundboxes
} from '../../../contract/api/collection-endpoints.ts'
import { searchImages } from '../../../contract/api/image-endpoints.ts'
import { searchVideos } from '../../../contract/api/video-endpoints.ts'
import {
  mediaKinds,
  standardImages,
  type MediaKind
} from '../../../dev/service/test/licensing/media-kinds.ts'
import type { ApiClient } from '../../../dev/service/test/open-service.ts'
import type { KnownPart } from './known.ts'

/** Together with a missing one, as many ids as a parameter takes. */
const maxIds = 499

/** More groups than a proof deletes. */
const groupCount = 60

/** Licenses and groups media of every kind, and lists everything. */
export async function findMedia(
  client: ApiClient,
  makeToken: (username: string) => string
): Promise<KnownPart[]> {
  const query = { per_page: maxIds }
  const [, videos, audio] = mediaKinds
  const images = await client.ask(searchImages, { query })
  const films = await client.ask(searchVideos, { query })
  const tracks = await client.ask(searchAudio, { query })
  const all = [
    { kind: standardImages, box: collections, found: images.data },
    { kind: videos, box: clipboxes, found: films.data },
    { kind: audio, box: soundboxes, found: tracks.data }
  ]
  const parts = await Promise.all(
    all.map(async ({ kind, box, found }) => {
      const token = makeToken(kind.person)
      const ids = found.map(({ id }) => id)
      const prefix = `/v2/${kind.list}`
      const groups = await makeGroups(client, token, box, ids)
      return [
        await findKind(client, token, kind, ids),
        recordAddresses(prefix, ids),
        recordAddresses(`${prefix}/collections`, groups),
        recordAddresses(
          `${prefix}/licenses`,
          await license(client, token, kind)
        )
      ]
    })
  )
  return parts.flat()
}

/** The address of each record at a path. */
export function recordAddresses(prefix: string, ids: string[]): KnownPart {
  return {
    prefix: `${prefix}/{id}`,
    addresses: ids.map(id => `${prefix}/${id}`)
  }
}

async function findKind(
  client: ApiClient,
  token: string,
  { list, key, granted }: MediaKind,
  ids: string[]
): Promise<KnownPart> {
  const { data: plans } = await client.ask(listSubscriptions, { token })
  return {
    prefix: `/v2/${list}`,
    token,
    values: {
      id: ['1', ...ids],
      item_id: ids,
      [key]: ids,
      license: [granted, `-${granted}`],
      subscription_id: plans.map(({ id }) => id)
    }
  }
}

/** Ids of a few licenses. */
async function license(
  client: ApiClient,
  token: string,
  kind: MediaKind
): Promise<string[]> {
  const items = kind.ids.slice(0, 5).map(id => ({ [kind.key]: id }))
  const json = { [kind.list]: items }
  await client.ask(kind.license, { token, query: kind.query, json })
  const { data } = await client.ask(kind.history, { token })
  return data.map(({ id }) => id)
}

/** Ids of groups that have a few items each. */
async function makeGroups(
  client: ApiClient,
  token: string,
  { create, setItems }: Pick<typeof collections, 'create' | 'setItems'>,
  ids: string[]
): Promise<string[]> {
  const groups: string[] = []
  for (let turn = 0; turn < groupCount; turn += 1) {
    const json = { name: `Group ${turn}` }
    const { id } = await client.ask(create, { token, json })
    const items = ids.slice(turn, turn + 5).map(item => ({ id: item }))
    await client.ask(setItems, { token, path: { id }, json: { items } })
    groups.push(id)
  }
  return groups
}
