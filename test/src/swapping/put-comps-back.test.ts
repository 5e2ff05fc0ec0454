import { describe, expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'
import { addLicensedFile, swapComps } from '../swap-comps.ts'
import { foundIn } from '../found-in.ts'
import { readPreview } from '../read-preview.ts'

const comp = { assetId: '1001', mediaType: 'image' as const }
const back = { assets: [comp] }
const corner = [
  [0.5, 0, 0],
  [0, 0.5, 0]
]
const middle = [
  [0.5, 0, 0.25],
  [0, 0.5, 0.25]
]

describe('putCompsBack', () => {
  it('leaves the file as it was, its records included', async () => {
    const controller = await openController()
    const { host, peer } = controller
    const id = await placeSample(controller)
    await host.evaluate(
      `const node = await figma.getNodeByIdAsync(input)
       const style = figma.createPaintStyle()
       style.paints = node.fills
       const styled = node.clone()
       await styled.setFillStyleIdAsync(style.id)`,
      id
    )
    const before = host.exportDocument()
    await swapComps(controller)

    const result = await peer.call.putCompsBack(back)

    const after = host.exportDocument()
    expect(result).toEqual({
      swapped: [{ assetId: '1001', mediaType: 'image', uses: 3 }],
      refused: [],
      unreadPages: []
    })
    expect(after.pages).toEqual(before.pages)
    expect(after.styles).toEqual(before.styles)
  })

  it('is one step to undo', async () => {
    const controller = await openController()
    const { host, peer } = controller
    await placeSample(controller)
    await placeSample(controller)
    await swapComps(controller)
    const swapped = host.exportDocument()
    await peer.call.putCompsBack(back)

    host.user.undo()

    expect(host.exportDocument().pages).toEqual(swapped.pages)
  })

  it('keeps what a person changed after the swap', async () => {
    const controller = await openController()
    const id = await placeSample(controller)
    const before = paintOf(controller, id)
    await swapComps(controller)
    await controller.host.evaluate(
      `const node = await figma.getNodeByIdAsync(input)
       const above = { type: 'SOLID', color: { r: 1, g: 0, b: 0 } }
       node.fills = [{ ...node.fills[0], opacity: 0.5 }, above]`,
      id
    )

    await controller.peer.call.putCompsBack(back)

    expect(controller.host.node(id)?.fills).toMatchObject([
      { ...before, opacity: 0.5 },
      { type: 'SOLID' }
    ])
  })

  it('keeps a picture that a person put below the licensed one', async () => {
    const controller = await openController()
    const { host, peer } = controller
    const id = await placeSample(controller)
    const another = { assetId: '1002' }
    const own = await placeSample(controller, another, '#aa0000')
    const [below, before] = [paintOf(controller, own), paintOf(controller, id)]
    await swapComps(controller)
    await host.evaluate(
      `const node = await figma.getNodeByIdAsync(input.id)
       node.fills = [input.below, ...node.fills]`,
      { id, below }
    )

    await peer.call.putCompsBack(back)

    expect(host.node(id)?.fills).toEqual([below, before])
  })

  it.each([
    {
      change: 'cropped',
      first: { scaleMode: 'CROP', imageTransform: corner },
      second: { scaleMode: 'CROP', imageTransform: middle },
      kept: { scaleMode: 'CROP', imageTransform: middle }
    },
    {
      change: 'resized the tiles',
      first: { scaleMode: 'TILE', scalingFactor: 1 },
      second: { scaleMode: 'TILE', scalingFactor: 0.25 },
      // of a file ten times as large as its comp
      kept: { scaleMode: 'TILE', scalingFactor: expect.closeTo(2.5) }
    }
  ])(
    'keeps how a person $change again after the swap',
    async ({ first, second, kept }) => {
      const controller = await openController()
      const id = await placeSample(controller)
      const { imageHash } = paintOf(controller, id)
      await setPaint(controller, id, first)
      await swapComps(controller)
      await setPaint(controller, id, second)

      await controller.peer.call.putCompsBack(back)

      expect(paintOf(controller, id)).toMatchObject({ imageHash, ...kept })
    }
  )

  it('uses the records of the layers after a restart', async () => {
    const first = await openController()
    const bar = { height: 80, pictureHeight: 60 }
    const id = await placeSample(first, bar)
    const copy = await first.host.evaluate<string>(
      `const node = await figma.getNodeByIdAsync(input)
       const copy = node.clone()
       const tile = { scaleMode: 'TILE', scalingFactor: 0.5 }
       copy.fills = [{ type: 'IMAGE', imageHash: node.fills[0].imageHash, ...tile }]
       return copy.id`,
      id
    )
    const before = [paintOf(first, id), paintOf(first, copy)]
    await swapComps(first)
    const document = first.host.exportDocument()

    const second = await openController({ document })
    const result = await second.peer.call.putCompsBack(back)

    const { assets } = await foundIn(second)
    expect(result.swapped).toEqual([
      { assetId: '1001', mediaType: 'image', uses: 2 }
    ])
    expect(assets).toMatchObject([{ state: 'comp' }])
    expect(paintOf(second, id)).toEqual({
      ...before[0],
      imageTransform: [
        [expect.closeTo(1), 0, expect.closeTo(0)],
        [0, expect.closeTo(0.75), expect.closeTo(0)]
      ]
    })
    expect(paintOf(second, copy)).toEqual({
      ...before[1],
      scalingFactor: expect.closeTo(0.5)
    })
  })

  it.each([
    { what: 'layers', key: '' },
    { what: 'the file', key: 'provenance' }
  ])('keeps the search that $what remember', async ({ key }) => {
    const first = await openController()
    const id = await placeSample(first, { searchId: 'aB3' })
    await swapComps(first)
    await first.host.evaluate(
      `const { id, key } = input
       const node = await figma.getNodeByIdAsync(id)
       if (key) node.setPluginData(key, '')`,
      { id, key }
    )
    const document = first.host.exportDocument()

    const second = await openController({ document })
    await second.peer.call.putCompsBack(back)

    const size = { width: null, height: null }
    const { searches } = await readPreview(second, [{ ...size, ...comp }])
    expect(searches).toEqual([{ ...comp, searchId: 'aB3' }])
  })

  it('uses another comp of the asset for a layer that remembers none', async () => {
    const first = await openController()
    const id = await placeSample(first)
    const before = paintOf(first, id)
    await swapComps(first)
    await first.host.evaluate(
      `const node = await figma.getNodeByIdAsync(input)
       node.setPluginData('provenance', '')
       // of a newer Cleared
       figma.root.setPluginData('image:' + '0'.repeat(40), '{"v":2}')`,
      id
    )

    const second = await openController({
      document: first.host.exportDocument()
    })
    await second.peer.call.putCompsBack(back)

    expect(paintOf(second, id)).toEqual(before)
  })

  it.each([
    { what: 'whose comp is no longer in the file', key: '' },
    { what: 'that remember no comp', key: 'provenance' }
  ])('names layers $what', async ({ key }) => {
    const controller = await openController()
    const id = await placeSample(controller)
    await swapComps(controller)
    const { pages, ...rest } = controller.host.exportDocument()
    const text = JSON.stringify(pages)
    const withoutImage = {
      ...rest,
      pages: JSON.parse(forget(text)) as typeof pages
    }
    const second = await openController({ document: withoutImage })
    const swapped = paintOf(second, id)
    await second.host.evaluate(
      `const node = await figma.getNodeByIdAsync(input.id)
       if (input.key) node.setPluginData(input.key, '')
       figma.root.getPluginDataKeys().forEach(key => {
         const text = figma.root.getPluginData(key)
         if (text.includes('"comp"')) figma.root.setPluginData(key, '')
       })`,
      { id, key }
    )

    const result = await second.peer.call.putCompsBack(back)

    expect(result).toMatchObject({
      swapped: [{ uses: 0 }],
      refused: [{ name: 'Mountain lake at dawn', code: 'image-missing' }]
    })
    expect(paintOf(second, id)).toEqual(swapped)
  })

  it('leaves other assets alone, and comps that were never swapped', async () => {
    const controller = await openController()
    const { peer } = controller
    const id = await placeSample(controller)
    const other = await placeSample(controller, { assetId: '1002' }, '#aa0000')
    const swap = await addLicensedFile(controller, { assetId: '1002' })
    await peer.call.swapComps({ swaps: [swap] })
    const before = [paintOf(controller, id), paintOf(controller, other)]

    await peer.call.putCompsBack(back)

    expect([paintOf(controller, id), paintOf(controller, other)]).toEqual(
      before
    )
  })
})

/** Shows the same image in another way, as a person does. */
function setPaint(
  { host }: OpenController,
  id: string,
  paint: object
): Promise<unknown> {
  return host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     const { imageHash } = node.fills[0]
     node.fills = [{ type: 'IMAGE', imageHash, ...input.paint }]`,
    { id, paint }
  )
}

/** The layer remembers a comp that nothing shows. */
function forget(pages: string): string {
  return pages.replace(
    /(\\"replaced\\":\{[^}]*\\"imageHash\\":\\")[0-9a-f]{40}/,
    `$1${'0'.repeat(40)}`
  )
}
