import { beforeEach } from 'vitest'
import type { FlowHouse, OpenFile } from './open-stack.ts'
import { placeFound } from './place-results.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useHouse } from './use-stack.ts'

export interface Comp {
  house: FlowHouse
  readonly file: OpenFile
  readonly assetId: string
  readonly layerId: string
}

/** A file of this person's with a comp in it. */
export async function openWithComp(house: FlowHouse, username: string) {
  const file = await house.openFile()
  await signInWithPages(house, file, username)
  const [placed] = await placeFound(file, 'mountain', 1)
  if (!placed) throw new Error('Nothing was placed.')
  return { file, assetId: placed.assetId, layerId: placed.layer.id }
}

/** A house for each test, where this person is signed in and placed a comp. */
export function useComp(username: string): Comp {
  const house = useHouse()
  let opened: Awaited<ReturnType<typeof openWithComp>>

  beforeEach(async () => {
    opened = await openWithComp(house, username)
  })

  return {
    house,
    get file() {
      return opened.file
    },
    get assetId() {
      return opened.assetId
    },
    get layerId() {
      return opened.layerId
    }
  }
}
