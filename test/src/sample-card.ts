import sharp from 'sharp'
import type { TrackCard } from '../../contract/placing.ts'
import type { PlaceCards } from '../../contract/placing.ts'
import type { OpenController } from './open-controller.ts'

export const track = { assetId: '442583', mediaType: 'audio' as const }

/** A track with a cover and a waveform. */
export async function sampleCard(
  changes: Partial<TrackCard> = {}
): Promise<TrackCard> {
  return {
    assetId: track.assetId,
    name: 'Slow tide · 442583',
    title: 'Slow tide',
    artist: 'Mara Ohlin',
    duration: 185,
    rendition: 'preview_mp3',
    cover: await plainPng(60, 60, '#204060'),
    waveform: await plainPng(200, 40, '#808080'),
    ...changes
  }
}

export async function plainPng(
  width: number,
  height: number,
  background: string
): Promise<Uint8Array> {
  const image = sharp({ create: { width, height, channels: 3, background } })
  return new Uint8Array(await image.png().toBuffer())
}

/** Places a card and returns the id of its group. */
export async function placeCard(
  { peer }: OpenController,
  changes: Partial<TrackCard> = {},
  at?: PlaceCards['at']
): Promise<string> {
  const cards = [await sampleCard(changes)]
  const { layers } = await peer.call.placeCards(at ? { cards, at } : { cards })
  return layers[0]?.nodeId ?? ''
}

export interface CardLayer {
  id: string
  name: string
  type: string
  /** Relative to the card. */
  box: [number, number, number, number]
  words: string | null
}

/** The layers of a card, lowest first. */
export function layersOf(
  { host }: OpenController,
  id: string
): Promise<CardLayer[]> {
  return host.evaluate<CardLayer[]>(
    `const group = await figma.getNodeByIdAsync(input)
     return group.children.map(one => ({
       id: one.id,
       name: one.name,
       type: one.type,
       box: [one.x - group.x, one.y - group.y, one.width, one.height],
       words: one.type === 'TEXT' ? one.characters : null
     }))`,
    id
  )
}

/** What each card on the page says about its license. */
export function statesOf({ host }: OpenController): Promise<string[]> {
  return host.evaluate<string[]>(
    `await figma.loadAllPagesAsync()
     return figma.root.findAllWithCriteria({ types: ['TEXT'] })
       .filter(one => one.name === 'License')
       .map(one => one.characters)`
  )
}
