import { beforeEach } from 'vitest'
import type { FlowHouse, OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useHouse } from './use-house.ts'

export interface Comp {
  house: FlowHouse
  readonly file: OpenFile
  readonly assetId: string
  readonly layerId: string
}

/** A house for each test, where this person is signed in and placed a comp. */
export function useComp(username: string): Comp {
  const house = useHouse()
  let file: OpenFile
  let assetId: string
  let layerId: string

  beforeEach(async () => {
    file = await house.openFile()
    await signInWithPages(house, file, username)
    const [placed] = await placeFound(file, 'mountain', 1)
    if (!placed) throw new Error('Nothing was placed.')
    assetId = placed.assetId
    layerId = placed.layer.id
  })

  return {
    house,
    get file() {
      return file
    },
    get assetId() {
      return assetId
    },
    get layerId() {
      return layerId
    }
  }
}
