import { beforeEach, expect, it } from 'vitest'
import { fillOf, layersOf, recordsOf } from '../set-up/layers.ts'
import {
  itemsOf,
  ledgerOf,
  license,
  licensePosts
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { serveSamePicture } from './serve-same-picture.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile
let first: { assetId: string; id: string }
let second: { assetId: string; id: string }

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
})

/** Places two comps with equal previews, or with equal licensed files, too. */
async function placeTwo(
  ...kinds: Parameters<typeof serveSamePicture>[1][]
): Promise<void> {
  await serveSamePicture(stack, ...kinds)
  const placed = await placeResults(file, 'mountain', 2)
  const [one, two] = placed.map(({ assetId, layer: { id } }) => ({
    assetId,
    id
  }))
  if (!one || !two) throw new Error('Two are needed.')
  first = one
  second = two
}

/** Draws a layer with the fills of the first comp but without a record. */
function drawUnrecorded(): Promise<string> {
  return file.headless.host.evaluate<string>(
    `const { fills } = await figma.getNodeByIdAsync(input)
     const it = figma.createRectangle()
     it.name = 'Unrecorded'
     it.fills = fills
     return it.id`,
    first.id
  )
}

/** Each asset of the file with its state and layers, as This file lists it. */
async function readListedAssets(): Promise<unknown[]> {
  await file.panel.checkFile()
  const shown = file.panel.$file.get()
  if (shown.state !== 'ready') throw new Error(JSON.stringify(shown))
  return shown.assets.map(({ assetId, state, uses }) => [
    assetId,
    state,
    uses.map(({ nodeId }) => nodeId)
  ])
}

function unclearLayers({ panel }: OpenFile) {
  const shown = panel.$file.get()
  return shown.state === 'ready' ? shown.unclear : []
}

/** State and license number that the layer records. */
async function readRecord({ id }: { id: string }): Promise<unknown[]> {
  const { own } = await recordsOf(file, id)
  return [own.assetId, own.state, own.licenseId !== null]
}

it('lists each asset with its own layer, and says that they look alike', async () => {
  await placeTwo('previews')

  expect(fillOf(file, first.id).imageHash).toBe(
    fillOf(file, second.id).imageHash
  )
  expect(readNotices(file)).toContain(
    'The library sent the same preview for all of these: '
  )
  expect(await readListedAssets()).toEqual([
    [first.assetId, 'comp', [first.id]],
    [second.assetId, 'comp', [second.id]]
  ])
})

it('licenses one of two, and then the other', async () => {
  await placeTwo('previews')
  const comp = fillOf(file, first.id).imageHash

  await license(file, [first.assetId])
  const afterOne = [
    itemsOf(file),
    await readRecord(first),
    await readRecord(second)
  ]
  const left = fillOf(file, second.id).imageHash
  file.panel.closeLicensing()
  await license(file, [second.assetId])

  expect(afterOne).toMatchObject([
    [{ assetId: first.assetId, step: 'done', uses: 1 }],
    [first.assetId, 'licensed', true],
    [second.assetId, 'comp', false]
  ])
  expect(left).toBe(comp)
  expect(itemsOf(file)).toMatchObject([
    { assetId: second.assetId, step: 'done', uses: 1 }
  ])
  expect([await readRecord(first), await readRecord(second)]).toEqual([
    [first.assetId, 'licensed', true],
    [second.assetId, 'licensed', true]
  ])
  const [one, two] = [first, second].map(({ id }) => fillOf(file, id).imageHash)
  expect(one).not.toBe(two)
  expect(licensePosts(stack)).toBe(2)
  const ledger = await ledgerOf(file)
  expect(ledger.map(({ assetId }) => assetId).toSorted()).toEqual(
    [first.assetId, second.assetId].toSorted()
  )
})

it('licenses all, each with its own record and proof, even with equal files', async () => {
  await placeTwo('previews', 'licensed')
  const saved: string[] = []

  await license(file, [first.assetId, second.assetId])
  const items = itemsOf(file)
  await file.panel.makeProof('file', name => void saved.push(name))
  const proof = file.panel.$proof.get()
  await file.panel.putCompsBack([imageOf(second.assetId)])

  expect(items.map(({ step, uses }) => [step, uses])).toEqual([
    ['done', 1],
    ['done', 1]
  ])
  expect(readNotices(file)).toContain(
    'The library sent the same licensed file for all of these: '
  )
  if (proof.state !== 'ready') throw new Error(JSON.stringify(proof))
  expect(proof.pack.summary).toBe('2 licenses: 2 confirmed by the account.')
  const rows = proof.pack.csv.split('\r\n').slice(1, 3)
  expect(rows.map(row => row.endsWith(',"1"'))).toEqual([true, true])
  expect([await readRecord(first), await readRecord(second)]).toEqual([
    [first.assetId, 'licensed', true],
    [second.assetId, 'comp', false]
  ])
  expect(await readListedAssets()).toEqual([
    [first.assetId, 'licensed', [first.id]],
    [second.assetId, 'comp', [second.id]]
  ])
})

it('plans the asset of the layer whose button is pressed', async () => {
  await placeTwo('previews')
  file.headless.host.user.select([first.id])

  const { panel } = await stack.restart(file, 'license')

  await stack.until(() => panel.$licensing.get().state === 'confirm')
  expect(panel.$licensing.get()).toMatchObject({
    plan: { items: [{ assetId: first.assetId }] }
  })
})

it('asks what a layer without a record shows instead of guessing', async () => {
  await placeTwo('previews')
  const copy = await drawUnrecorded()
  file.headless.host.user.select([copy])

  file = await stack.restart(file, 'license')
  await stack.until(() =>
    readNotices(file).includes('Several images or videos share')
  )

  expect(file.panel.$licensing.get().state).toBe('idle')
  expect(await readListedAssets()).toEqual([
    [first.assetId, 'comp', [first.id]],
    [second.assetId, 'comp', [second.id]]
  ])
  expect(unclearLayers(file)).toMatchObject([
    { use: { nodeId: copy }, candidates: [{}, {}] }
  ])
  const [unclear] = unclearLayers(file)
  if (!unclear) throw new Error('Nothing is unclear.')
  const mediaType = 'image'
  await file.panel.chooseAsset(unclear, { assetId: second.assetId, mediaType })
  expect(unclearLayers(file)).toEqual([])
  expect(await readListedAssets()).toContainEqual([
    second.assetId,
    'comp',
    [second.id, copy]
  ])
})

it('neither swaps nor clears an ambiguous layer', async () => {
  await placeTwo('previews')
  const copy = await drawUnrecorded()
  const before = fillOf(file, copy).imageHash

  await license(file, [first.assetId, second.assetId])
  await readListedAssets()
  await file.panel.makeProof('file', () => {})

  expect(itemsOf(file).map(({ uses }) => uses)).toEqual([1, 1])
  expect(fillOf(file, copy).imageHash).toBe(before)
  expect(file.panel.$rights.get()?.verdict).toMatchObject({
    kind: 'unsure',
    unclear: 1
  })
  const proof = file.panel.$proof.get()
  expect(proof).toMatchObject({
    pack: {
      gaps: [
        'Not covered: 1 layer with a file that several images or videos share.'
      ]
    }
  })
})

it('licenses each where version 0.1 wrote the index', async () => {
  await placeTwo('previews')
  await file.headless.host.evaluate(
    `for (const key of figma.root.getPluginDataKeys()) {
       if (!/^also:/.test(key)) continue
       const [, hash] = key.split(':')
       figma.root.setPluginData('image:' + hash, figma.root.getPluginData(key))
       figma.root.setPluginData(key, '')
     }`
  )

  await license(file, [first.assetId])

  expect(itemsOf(file)).toMatchObject([{ step: 'done', uses: 1 }])
  expect([await readRecord(first), await readRecord(second)]).toEqual([
    [first.assetId, 'licensed', true],
    [second.assetId, 'comp', false]
  ])
})

it('reports equal images of a board and of a fill once', async () => {
  await serveSamePicture(stack, 'previews')
  await file.panel.search('mountain')
  const assets = readResults(file.panel).slice(0, 3)
  const said = 'The library sent the same preview for all of these: '
  const names = assets.map(({ description }) => description)

  file.panel.$notices.set([])
  await file.panel.placeOnce(assets)
  const placed = readNotices(file)
  file.panel.$notices.set([])
  file.headless.host.user.select(layersOf(file).map(({ id }) => id))
  await stack.until(() => file.panel.$fillable.get().length === 3)
  await file.panel.fillSelection(assets.slice(0, 2))

  expect(placed.split('\n')).toEqual([said + names.join(', ')])
  expect(readNotices(file).split('\n')).toEqual([
    said + names.slice(0, 2).join(', ')
  ])
})
