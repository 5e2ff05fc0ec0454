import { beforeEach } from 'vitest'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { findTracks, findVideos, firstOf } from '../set-up/find-media.ts'
import { layersOf } from '../set-up/layers.ts'
import type { FlowStack, OpenFile } from '../set-up/open-stack.ts'
import { placeTracks } from '../set-up/place-tracks.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

export interface Medium {
  medium: 'video' | 'audio'
  /** Of the account `studio`. */
  license: string
  subscription: string
}

export const media: readonly Medium[] = [
  {
    medium: 'video',
    license: 'footage_standard',
    subscription: 's1100021'
  },
  {
    medium: 'audio',
    license: 'audio_standard',
    subscription: 's1100022'
  }
]

export interface PlacedAsset {
  stack: FlowStack
  /** May be replaced by the same file after a restart. */
  file: OpenFile
  readonly asset: Asset
  readonly layerId: string
  /** Number of license requests that arrived at the service. */
  posts(): number
  /** Confirms the shown plan while the clock advances. */
  confirmAndAdvance(): Promise<void>
  licenseAndAdvance(): Promise<void>
}

/** A file of the account `studio` with a comp of the medium, for each test. */
export function usePlacedAsset(medium: Medium['medium']): PlacedAsset {
  const stack = useStack()
  let asset: Asset
  let layerId: string
  let file: OpenFile

  beforeEach(async () => {
    file = await stack.openFile()
    await signInWithPages(stack, file, 'studio')
    const find = { video: findVideos, audio: findTracks }[medium]
    asset = firstOf(await find(file.panel, 1))
    if (medium === 'audio') await placeTracks(file, [asset])
    else await file.panel.placeOnce([asset])
    layerId = layersOf(file)[0]?.id ?? ''
  })

  async function confirmAndAdvance(): Promise<void> {
    const { panel } = file
    void panel.confirmLicenses()
    await stack.until(() => panel.$licensing.get().state === 'done')
  }

  return {
    stack,
    get file() {
      return file
    },
    set file(next) {
      file = next
    },
    get asset() {
      return asset
    },
    get layerId() {
      return layerId
    },
    posts: () =>
      stack.service.arrivals.count('POST', mediaRoutes[medium].license.path),
    confirmAndAdvance,
    async licenseAndAdvance() {
      await file.panel.planLicenses([asset])
      await confirmAndAdvance()
    }
  }
}
