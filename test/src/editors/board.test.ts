import { expect, it } from 'vitest'
import { smallGif } from '../../../dev/figma/test/open-board.ts'
import { samplePicture } from '../sample-picture.ts'
import { swapComps } from '../swap-comps.ts'
import { fileOf, openEditor } from './open-editor.ts'
import { foundIn } from '../found-in.ts'

async function open() {
  const controller = await openEditor('figjam')
  const { picture } = await samplePicture()
  const entry = JSON.stringify({
    v: 1,
    assetId: picture.assetId,
    mediaType: 'image',
    state: 'comp',
    rendition: 'preview',
    width: 3,
    height: 2,
    pictureHeight: 2
  })
  const imageHash = controller.host.addImage(await smallGif())
  return { ...controller, input: { imageHash, entry } }
}

const known = `figma.root.setPluginData('image:' + input.imageHash, input.entry);`
const paint = `[{ type: 'IMAGE', scaleMode: 'FILL', imageHash: input.imageHash }]`

it('swaps every cell of a table that shows the comp, and puts them back', async () => {
  const controller = await open()
  const { host, peer, input } = controller
  const id = await host.evaluate<string>(
    `${known}
     const table = figma.createTable(2, 3)
     table.cellAt(0, 1).fills = ${paint}
     table.cellAt(1, 2).fills = ${paint}
     return table.id`,
    input
  )
  const hashes = () =>
    host.evaluate<(string | null)[]>(
      `const table = await figma.getNodeByIdAsync(input)
       return [[0, 1], [1, 2]].map(at => table.cellAt(...at).fills[0].imageHash)`,
      id
    )

  const { swapped, refused } = await swapComps(controller)

  expect(refused).toEqual([])
  expect(swapped).toEqual([{ assetId: '1001', mediaType: 'image', uses: 1 }])
  const [first, second] = await hashes()
  expect(first).not.toBe(input.imageHash)
  expect(second).toBe(first)
  await peer.call.putCompsBack({
    assets: [{ assetId: '1001', mediaType: 'image' }]
  })
  expect(await hashes()).toEqual([input.imageHash, input.imageHash])
})

it('finds the picture of a GIF on a board, and names it as refused', async () => {
  const controller = await open()
  const { host, input } = controller
  await host.evaluate(
    `${known}
     figma.createGif(input.imageHash).name = 'Moving lake'`,
    input
  )
  const { assets } = await foundIn(controller)
  const before = await fileOf(controller)

  const { refused } = await swapComps(controller)

  expect(assets).toMatchObject([{ uses: [{ refusal: 'layer-read-only' }] }])
  expect(refused).toEqual([
    {
      assetId: '1001',
      mediaType: 'image',
      name: 'Moving lake',
      code: 'layer-read-only'
    }
  ])
  expect(await fileOf(controller)).toEqual(before)
})
