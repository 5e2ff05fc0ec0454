import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { addLicensedFile } from '../swap-comps.ts'

it('keeps the style of a range that looks like the rest of its text', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeSample(controller)
  const [textId, styleId] = await host.evaluate<string[]>(
    `const { fills } = await figma.getNodeByIdAsync(input)
     const style = figma.createPaintStyle()
     style.paints = fills
     const text = figma.createText()
     await figma.loadFontAsync(text.fontName)
     text.characters = 'Lake and sea'
     text.fills = fills
     await text.setRangeFillStyleIdAsync(0, 4, style.id)
     figma.commitUndo()
     return [text.id, style.id]`,
    id
  )
  const swap = await addLicensedFile(controller)

  const { refused } = await peer.call.swapComps({ swaps: [swap] })

  const ranges = await host.evaluate(
    `const text = await figma.getNodeByIdAsync(input)
     return text.getStyledTextSegments(['fills', 'fillStyleId'])
       .map(({ fills, fillStyleId }) => [fills[0].imageHash, fillStyleId])`,
    textId
  )
  expect(refused).toEqual([])
  expect(ranges).toEqual([
    [swap.imageHash, styleId],
    [swap.imageHash, '']
  ])
})
