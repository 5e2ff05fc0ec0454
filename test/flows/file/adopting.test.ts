import { beforeEach, expect, it } from 'vitest'
import { findAsset } from '../set-up/find-asset.ts'
import { findTracks, firstOf } from '../set-up/find-media.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeTracks } from '../set-up/place-tracks.ts'
import { useStack } from '../set-up/use-stack.ts'
import { waitForCandidates } from './wait-for-candidates.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

/** Drops a preview onto the canvas, as downloaded from the website. */
async function dropPreview(
  { panel, headless }: OpenFile,
  at = -1,
  nameOf = (id: string) => `stock-photo-${id}.jpg`
) {
  const asset = await findAsset(panel, ({ imageType }) => imageType === 'photo')
  const preview = asset.previews.at(at)
  const reply = await stack.network.direct(new Request(preview?.url ?? ''))
  const { host } = headless
  const imageHash = host.addImage(new Uint8Array(await reply.arrayBuffer()))
  const nodeId = await host.evaluate<string>(
    `const it = figma.createRectangle()
     it.name = input.name
     it.fills = [{
       type: 'IMAGE', scaleMode: 'FILL', imageHash: input.imageHash
     }]
     return it.id`,
    { name: nameOf(asset.assetId), imageHash }
  )
  return { asset, nodeId }
}

it('offers a preview that was placed by other means, and adopts it', async () => {
  const { asset, nodeId } = await dropPreview(file)
  await file.panel.checkFile()
  await waitForCandidates(file)
  const offered = file.panel.$candidates.get()

  await file.panel.adoptComps(offered)

  expect(offered).toMatchObject([
    {
      asset: { assetId: asset.assetId },
      uses: [{ nodeId }],
      match: { kind: 'same' }
    }
  ])
  expect(file.panel.$file.get()).toMatchObject({
    state: 'ready',
    assets: [{ assetId: asset.assetId, state: 'comp', uses: [{ nodeId }] }]
  })
  expect(file.panel.$candidates.get()).toEqual([])
})

it('takes an adoption back with one undo', async () => {
  await dropPreview(file)
  await file.panel.checkFile()
  await waitForCandidates(file)
  await file.panel.adoptComps(file.panel.$candidates.get())

  file.headless.host.user.undo()
  await file.headless.settle()
  await file.panel.recheckFile()

  expect(file.panel.$file.get()).toMatchObject({ assets: [] })
})

it('adopts a card whose records were lost, as a whole', async () => {
  const track = firstOf(await findTracks(file.panel, 1))
  const [card] = await placeTracks(file, [track])
  const { host } = file.headless
  await host.evaluate(
    `const nodes = [figma.root, ...figma.currentPage.findAll()]
     for (const node of nodes) {
       for (const key of node.getPluginDataKeys()) node.setPluginData(key, '')
     }`
  )
  await file.panel.checkFile()
  await waitForCandidates(file)
  const offered = file.panel.$candidates.get()

  await file.panel.adoptComps(offered)

  expect(offered).toMatchObject([
    {
      asset: { assetId: track.assetId, mediaType: 'audio' },
      uses: { length: 1 },
      match: { kind: 'same' }
    }
  ])
  const shown = file.panel.$file.get()
  const assets = shown.state === 'ready' ? shown.assets : []
  expect(assets).toMatchObject([
    { assetId: track.assetId, mediaType: 'audio', isAdopted: true }
  ])
  const [use] = assets.flatMap(({ uses }) => uses)
  if (use) await file.panel.jumpTo(use)
  expect(host.scene().selection).toEqual([card])
})

it('offers a preview that it recognises, whatever the layer’s name', async () => {
  await dropPreview(file)
  const { nodeId } = await dropPreview(file, 0, () => 'Rectangle 1')
  await file.panel.checkFile()
  await waitForCandidates(file)
  const first = file.panel.$candidates.get()

  await file.panel.checkFile()

  expect(first).toHaveLength(1)
  await expect
    .poll(() => file.panel.$candidates.get())
    .toContainEqual(
      expect.objectContaining({
        uses: [expect.objectContaining({ nodeId, name: 'Rectangle 1' })],
        match: expect.objectContaining({ kind: 'same' })
      })
    )
})
