import type { Asset } from '../../../ui/api/asset.ts'
import type { OpenFile } from './open-stack.ts'

/** Places tracks as cards without pictures; returns the ids of the cards. */
export async function placeTracks(
  { panel }: OpenFile,
  tracks: readonly Asset[]
): Promise<string[]> {
  const cards = tracks.map(({ assetId, description, track, duration }) => ({
    assetId,
    name: description,
    title: description,
    artist: track?.artists.join(', ') ?? '',
    duration,
    rendition: 'preview_mp3',
    cover: null,
    waveform: null
  }))
  const { layers } = await panel.controller.placeCards({ cards })
  return layers.map(({ nodeId }) => nodeId)
}

/** What each card on the page says about its license. */
export function cardStates({ headless }: OpenFile): Promise<string[]> {
  return headless.host.evaluate<string[]>(
    `await figma.loadAllPagesAsync()
     return figma.root.findAllWithCriteria({ types: ['TEXT'] })
       .filter(one => one.name === 'License')
       .map(one => one.characters)`
  )
}
