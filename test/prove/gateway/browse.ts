import * as v from 'valibot'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import type { Choices } from '../purchases/choices.ts'
import { ask, toJson } from './panel.ts'
import type { Panel, Seen } from './panel.ts'

const words = ['mountain', 'forest', 'river', 'flower', 'city', 'lake', 'sky']

/** Assets on a page of results. */
const pageLength = 10
const lastPage = 4

/** Assets that a person considers. */
const maxSeen = 12

/** Of each medium, from a small picture to a clip. */
const previews = ['thumb_jpg', 'preview', 'album_art', 'preview_mp3']

/** In one of so many cases the panel is closed before the reply. */
const leavesEvery = 20

const Results = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      assets: v.record(v.string(), v.unknown())
    })
  )
})

/** Searches, and remembers some of the results. */
export async function search(panel: Panel, choices: Choices): Promise<void> {
  const mediaType = choose(choices, mediaTypes)
  const query = new URLSearchParams({
    query: choose(choices, words),
    per_page: String(pageLength),
    page: String(1 + choices.pick(lastPage))
  })
  const { path } = mediaRoutes[mediaType].search
  const answer = await ask(panel, choices, {
    kind: `search ${mediaType}`,
    path: `${gatewayRoutes.api}${path}?${query.toString()}`,
    ...leaves(choices)
  })
  if (answer.state !== 'ok') return
  const { data } = v.parse(Results, toJson(answer.bytes))
  const found = data.slice(0, 4).map(({ id, assets }): Seen => {
    const preview = previews.map(name => urlOf(assets[name])).find(Boolean)
    return { mediaType, assetId: id, preview: preview ?? '' }
  })
  const { desk } = panel
  const known = desk.seen.filter(
    one => !found.some(other => assetKey(other) === assetKey(one))
  )
  desk.seen = [...known, ...found].slice(-maxSeen)
}

export async function showDetails(
  panel: Panel,
  choices: Choices
): Promise<void> {
  const { seen } = panel.desk
  if (seen.length === 0) return search(panel, choices)
  const { mediaType, assetId } = choose(choices, seen)
  const path = mediaRoutes[mediaType].get.path.replace('{id}', assetId)
  await ask(panel, choices, {
    kind: `details ${mediaType}`,
    path: gatewayRoutes.api + path,
    ...leaves(choices)
  })
}

export async function showPreview(
  panel: Panel,
  choices: Choices
): Promise<void> {
  const { seen } = panel.desk
  const [one] = seen.length > 0 ? [choose(choices, seen)] : []
  if (!one?.preview) return search(panel, choices)
  const query = new URLSearchParams({ url: one.preview })
  await ask(panel, choices, {
    kind: `preview ${one.mediaType}`,
    path: `${gatewayRoutes.media}?${query.toString()}`,
    ...leaves(choices)
  })
}

/** Fetches a file that was licensed in this round. */
export async function fetchFile(panel: Panel, choices: Choices): Promise<void> {
  const url = panel.files.shift()
  if (url === undefined) return showPreview(panel, choices)
  await ask(panel, choices, {
    kind: 'licensed file',
    path: gatewayRoutes.media,
    json: { url },
    ...leaves(choices)
  })
}

export function choose<T>(choices: Choices, from: readonly T[]): T {
  const found = from[choices.pick(from.length)]
  if (found === undefined) throw new Error('There is nothing to choose from.')
  return found
}

function leaves(choices: Choices): { leavesAfter?: number } {
  return choices.chance(leavesEvery) ? { leavesAfter: choices.pick(60) } : {}
}

function urlOf(value: unknown): string | undefined {
  const read = v.safeParse(v.object({ url: v.string() }), value)
  return read.success ? read.output.url : undefined
}
