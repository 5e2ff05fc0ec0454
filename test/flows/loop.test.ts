import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SceneNode } from '../../dev/figma/core/host.ts'
import { openHouse } from './open-house.ts'
import type { FlowHouse, OpenFile } from './open-house.ts'
import { resultsOf } from './results-of.ts'
import { signInWithPages } from './sign-in-with-pages.ts'

let house: FlowHouse

beforeEach(async () => {
  house = await openHouse()
})

afterEach(() => house.close())

const cropped = [
  [0.5, 0, 0.25],
  [0, 0.5, 0.1]
]

it('searches, places, crops, licenses and swaps, and charges once', async () => {
  const file = await house.openFile()
  const [first, second] = await placeTwo(file, 'mountain')
  file.headless.host.user.crop(first.id, 0, [
    [0.5, 0, 0.25],
    [0, 0.5, 0.1]
  ])
  await signInWithPages(house, file, 'designer')

  await file.panel.checkFile()
  await file.panel.planLicenses(assetIdsOf(file))
  const planned = file.panel.$licensing.get()
  await file.panel.confirmLicenses()

  expect(planned).toMatchObject({ state: 'confirm' })
  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(fillOf(file, first.id)).toMatchObject({
    scaleMode: 'CROP',
    imageTransform: cropped
  })
  expect(hashOf(file, first.id)).not.toBe(hashOf2(first))
  expect(hashOf(file, second.id)).not.toBe(hashOf2(second))
  expect(licensePosts()).toBe(1)
  expect(await downloadsLeft(file)).toBe(348)
})

it('keeps the licenses after a restart and does not charge again', async () => {
  const before = await house.openFile()
  await placeTwo(before, 'mountain')
  await signInWithPages(house, before, 'designer')
  await before.panel.checkFile()
  await before.panel.planLicenses(assetIdsOf(before))
  await before.panel.confirmLicenses()
  const document = before.headless.host.exportDocument()
  before.headless.host.closePlugin()

  const file = await house.openFile(document)
  await file.panel.checkFile()
  await file.panel.planLicenses(assetIdsOf(file))

  const found = file.panel.$file.get()
  expect(found.state === 'ready' && found.assets.map(one => one.state)).toEqual(
    ['licensed', 'licensed']
  )
  expect(file.panel.$session.get()).toMatchObject({ state: 'in' })
  expect(licensePosts()).toBe(1)
  expect(await downloadsLeft(file)).toBe(348)
})

async function placeTwo(file: OpenFile, query: string) {
  await file.panel.search(query)
  const [one, two] = resultsOf(file.panel)
  if (!one || !two) throw new Error(`Too few results for ${query}.`)
  await file.panel.placeComp(one)
  await file.panel.placeComp(two)
  const [first, second] = file.headless.host.scene().children
  if (!first || !second) throw new Error('The comps are not on the canvas.')
  return [first, second] as const
}

function assetIdsOf(file: OpenFile): string[] {
  const found = file.panel.$file.get()
  return found.state === 'ready' ? found.assets.map(one => one.assetId) : []
}

function stepsOf(file: OpenFile): string[] {
  const licensing = file.panel.$licensing.get()
  return licensing.state === 'done'
    ? licensing.items.map(item => item.step)
    : [licensing.state]
}

function fillOf(file: OpenFile, id: string): unknown {
  return firstFill(file.headless.host.node(id))
}

function hashOf(file: OpenFile, id: string): unknown {
  return hashOf2(file.headless.host.node(id))
}

function hashOf2(node: SceneNode | null): unknown {
  const fill = firstFill(node)
  return typeof fill === 'object' && fill && 'imageHash' in fill
    ? fill.imageHash
    : null
}

function firstFill(node: SceneNode | null): unknown {
  return node && node.fills !== 'mixed' ? node.fills[0] : null
}

function licensePosts(): number {
  return house.service.arrivals.count('POST', '/v2/images/licenses')
}

async function downloadsLeft(file: OpenFile): Promise<number | null> {
  await file.panel.fetchSubscriptions()
  const subscriptions = file.panel.$subscriptions.get()
  if (subscriptions.state !== 'ready') throw new Error(subscriptions.state)
  return (
    subscriptions.subscriptions.find(one => one.left !== null)?.left ?? null
  )
}
