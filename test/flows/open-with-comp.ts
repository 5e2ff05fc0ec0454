import { openHouse } from './open-house.ts'
import type { FlowHouse, OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { signInWithPages } from './sign-in-with-pages.ts'

export interface OpenWithComp {
  house: FlowHouse
  file: OpenFile
  assetId: string
  layerId: string
}

/** A house and a file in it: this person is signed in and placed one comp. */
export async function openWithComp(username: string): Promise<OpenWithComp> {
  const house = await openHouse()
  const file = await house.openFile()
  await signInWithPages(house, file, username)
  const [placed] = await placeFound(file, 'mountain', 1)
  if (!placed) throw new Error('Nothing was placed.')
  const { assetId, layer } = placed
  return { house, file, assetId, layerId: layer.id }
}
