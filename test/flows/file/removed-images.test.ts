import { beforeEach, expect, it } from 'vitest'
import { fillOf } from '../set-up/layers.ts'
import { decisionsOf, license, licensePosts } from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
})

function removedIn({ panel }: OpenFile): string[] {
  const found = panel.$file.get()
  if (found.state !== 'ready') throw new Error(JSON.stringify(found))
  return found.assets.flatMap(one => (one.isRemoved ? one.assetId : []))
}

it('notices what the library removed after the check, licensed or not', async () => {
  const [one, two] = await placeResults(file, 'mountain', 2)
  await license(file, [one?.assetId ?? ''])
  await file.panel.checkFile()
  const before = removedIn(file)
  for (const placed of [one, two]) {
    stack.service.faults.removeAsset(placed?.assetId ?? '')
  }
  await stack.clock.advance(60_001)

  await file.panel.resumeCheck()
  if (file.panel.$fileStale.get()) await file.panel.recheckFile()

  expect(before).toEqual([])
  expect(new Set(removedIn(file))).toEqual(
    new Set([one?.assetId, two?.assetId])
  )
})

it('says that the paid file of a removed image cannot be downloaded', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const { assetId = '', layer } = placed ?? {}
  await license(file, [assetId])
  stack.service.faults.removeAsset(assetId)
  await file.panel.putCompsBack([imageOf(assetId)])

  await file.panel.planLicenses([imageOf(assetId)])

  expect(decisionsOf(file)).toMatchObject([
    { kind: 'impossible', reason: 'not-downloadable' }
  ])
  expect(licensePosts(stack)).toBe(1)
  expect(fillOf(file, layer?.id ?? '')).toEqual(layer?.fills[0])
})
