import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { samplePicture } from '../sample-picture.ts'
import { foundIn } from '../found-in.ts'

it('reports a library style, which cannot be changed here', async () => {
  const library = await openController()
  await placeSample(library)
  const key = await library.host.evaluate<string>(
    `const [node] = figma.currentPage.selection
     const style = figma.createPaintStyle()
     style.paints = node.fills
     return style.key`
  )
  const document = library.host.exportDocument()
  const controller = await openController({ libraries: [document] })
  const { host } = controller
  await host.evaluate(
    `const style = await figma.importStyleByKeyAsync(input)
     const it = figma.createFrame()
     await it.setFillStyleIdAsync(style.id)
     const [{ imageHash }] = it.fills
     figma.root.setPluginData('image:' + imageHash, JSON.stringify({
       v: 1, assetId: '1001', mediaType: 'image', state: 'comp',
       rendition: 'preview', width: 90, height: 60, pictureHeight: 60
     }))`,
    key
  )

  const { assets } = await foundIn(controller)

  expect(assets).toMatchObject([
    { uses: [{ holder: 'style', refusal: 'from-library' }] }
  ])
})

it('finds pictures in cells and GIFs of a board', async () => {
  const controller = await openController({ editorType: 'figjam' })
  const { host } = controller
  const { bytes } = await samplePicture()
  const imageHash = host.addImage(bytes)
  const ids = await host.evaluate<string[]>(
    `figma.root.setPluginData('image:' + input, JSON.stringify({
       v: 1, assetId: '1001', mediaType: 'image', state: 'comp',
       rendition: 'preview', width: 90, height: 60, pictureHeight: 60
     }))
     const table = figma.createTable(2, 2)
     table.cellAt(1, 1).fills = [
       { type: 'IMAGE', scaleMode: 'FILL', imageHash: input }
     ]
     return [table.id]`,
    imageHash
  )

  const { assets } = await foundIn(controller)

  expect(assets[0]?.uses.map(({ nodeId }) => nodeId)).toEqual(ids)
})
