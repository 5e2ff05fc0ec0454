import { expect, it } from 'vitest'
import { films } from '../../../dev/catalog/films/films.ts'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { findAsset } from '../set-up/find-asset.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()

async function openPerson(file: OpenFile, mediaType: MediaType) {
  const { panel } = file
  const film = films.find(({ models }) => models.length > 0)
  if (mediaType === 'video' && film) {
    await panel.openAsset({ assetId: film.id, mediaType })
  } else await findAsset(panel, one => one.hasModelRelease)
  const shown = panel.$asset.get()
  if (shown.state !== 'ready') throw new Error(JSON.stringify(shown))
  return shown.asset
}

it.each(['image', 'video'] as const)(
  'finds more with the same person: %s',
  async mediaType => {
    const file = await stack.openFile()
    const { panel } = file
    const asset = await openPerson(file, mediaType)
    const [id = ''] = asset.modelIds
    panel.openView({ name: 'search' })
    panel.chooseMedium(mediaType)
    await panel.search('')
    const all = panel.$search.get()

    panel.setFilters({ models: [id] })
    await stack.until(
      () => panel.$search.get().state === 'ready' && panel.$search.get() !== all
    )

    const found = readResults(panel)
    const full = await panel.fetchById(
      mediaType,
      found.map(({ assetId }) => assetId)
    )
    expect(found.map(({ assetId }) => assetId)).toContain(asset.assetId)
    expect([...full.values()].every(one => one.modelIds.includes(id))).toBe(
      true
    )
  }
)
