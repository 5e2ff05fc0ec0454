import { describe, expect, it } from 'vitest'
import { cancelCall } from '../cancel-call.ts'
import { slowPaints } from '../count-work.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { addLicensedFile, swapComps } from '../swap-comps.ts'

const putBackInput = {
  assets: [{ assetId: '1001', mediaType: 'image' as const }]
}
const barFile = { rendition: 'bar', height: 80, pictureHeight: 60 }
const squareFile = { width: 800, height: 800, pictureHeight: 800 }

/** Layers with `one` in one place and `other` in another. */
const layers = {
  'text ranges': `const text = figma.createText()
    await figma.loadFontAsync(text.fontName)
    text.characters = 'abcdef'
    text.setRangeFills(0, 3, one)
    text.setRangeFills(3, 6, other)
    return text.id`,
  'vector regions': `const vector = figma.createVector()
    const corners = x => [[x, 0], [x + 100, 0], [x + 100, 100], [x, 100]]
    await vector.setVectorNetworkAsync({
      vertices: [...corners(0), ...corners(200)].map(([x, y]) => ({ x, y })),
      segments: [0, 1, 2, 3, 4, 5, 6, 7].map(i => ({
        start: i,
        end: i % 4 === 3 ? i - 3 : i + 1
      })),
      regions: [
        { windingRule: 'NONZERO', loops: [[0, 1, 2, 3]], fills: one },
        { windingRule: 'NONZERO', loops: [[4, 5, 6, 7]], fills: other }
      ]
    })
    return vector.id`,
  'two fills': `const box = figma.createRectangle()
    box.fills = [...one, ...other]
    return box.id`,
  'a fill and a stroke': `const box = figma.createRectangle()
    box.fills = one
    box.strokes = other
    return box.id`
}

function addLayer(
  { host }: OpenController,
  kind: keyof typeof layers,
  paints: object
): Promise<string> {
  return host.evaluate<string>(
    `const { one, other } = input
     ${layers[kind]}`,
    paints
  )
}

function paintsOf({ host }: OpenController, id: string) {
  return host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     if (node.type === 'TEXT') {
       return node.getStyledTextSegments(['fills'])
         .map(({ start, end, fills }) => [start, end, fills])
     }
     if (node.type === 'RECTANGLE') return [node.fills, node.strokes]
     return node.vectorNetwork.regions.map(({ fills }) => fills)`,
    id
  )
}

const kinds = Object.keys(layers) as (keyof typeof layers)[] // its own keys

describe.each(kinds)('%s', kind => {
  it('are restored with their own crops when the swap is cancelled', async () => {
    const controller = await openController()
    const { host, peer } = controller
    const sample = await placeSample(controller)
    const imageHash = await host.evaluate<string>(
      `const node = await figma.getNodeByIdAsync(input)
       return node.fills[0].imageHash`,
      sample
    )
    const crop = (x: number) => [
      {
        type: 'IMAGE',
        scaleMode: 'CROP',
        imageHash,
        imageTransform: [
          [0.25, 0, x],
          [0, 0.5, 0.1]
        ]
      }
    ]
    const paints = { one: crop(0.1), other: crop(0.6) }
    const id = await addLayer(controller, kind, paints)
    await host.evaluate(
      `const [layer, sample] = await Promise.all(
         input.map(id => figma.getNodeByIdAsync(id))
       )
       figma.currentPage.insertChild(0, layer)
       for (let i = 0; i < 40; i++) sample.clone()`,
      [id, sample]
    )
    const before = await paintsOf(controller, id)
    const swap = await addLicensedFile(controller, squareFile)
    await slowPaints(controller)

    await cancelCall(
      controller,
      signal => peer.call.swapComps({ swaps: [swap] }, { signal }),
      cancel => {
        const stop = host.onChange(() => {
          if (!JSON.stringify(host.scene()).includes(swap.imageHash)) return
          stop()
          cancel()
        })
      }
    )

    expect(await paintsOf(controller, id)).toEqual(before)
  })

  it('are restored with their own renditions', async () => {
    const controller = await openController()
    const { host, peer } = controller
    const plain = await placeSample(controller)
    const bar = await placeSample(controller, barFile, '#cc3344')
    const paints = await host.evaluate<object>(
      `const [plain, bar] = await Promise.all(
         input.map(id => figma.getNodeByIdAsync(id))
       )
       const { imageHash } = bar.fills[0]
       const imageTransform = [[0.3, 0, 0.1], [0, 0.3, 0.1]]
       const crop = { scaleMode: 'CROP', imageHash, imageTransform }
       return { one: plain.fills, other: [{ ...plain.fills[0], ...crop }] }`,
      [plain, bar]
    )
    const id = await addLayer(controller, kind, paints)
    const before = await paintsOf(controller, id)
    await swapComps(controller)

    await peer.call.putCompsBack(putBackInput)

    expect(await paintsOf(controller, id)).toEqual(before)
  })
})

it('puts back the parts of a range that was divided since', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const sample = await placeSample(controller)
  const paints = await host.evaluate<object>(
    `const { fills } = await figma.getNodeByIdAsync(input)
     return { one: fills, other: [{ ...fills[0], opacity: 0.5 }] }`,
    sample
  )
  const id = await addLayer(controller, 'text ranges', paints)
  await swapComps(controller)
  await host.evaluate(
    `const text = await figma.getNodeByIdAsync(input)
     text.setRangeFills(1, 2, [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }])`,
    id
  )

  await peer.call.putCompsBack(putBackInput)

  const { one, other } = paints as { one: object[]; other: object[] }
  expect(await paintsOf(controller, id)).toMatchObject([
    [0, 1, one],
    [1, 2, [{ type: 'SOLID' }]],
    [2, 3, one],
    [3, 6, other]
  ])
})

it('keeps a style that was applied since', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const sample = await placeSample(controller)
  const paints = await host.evaluate<object>(
    `const { fills } = await figma.getNodeByIdAsync(input)
     return { one: fills, other: fills }`,
    sample
  )
  const id = await addLayer(controller, 'a fill and a stroke', paints)
  await swapComps(controller)
  const style = await host.evaluate<string>(
    `const box = await figma.getNodeByIdAsync(input)
     const style = figma.createPaintStyle()
     style.paints = box.fills
     await box.setFillStyleIdAsync(style.id)
     return style.id`,
    id
  )
  await controller.settle()

  await peer.call.putCompsBack(putBackInput)

  const linked = await host.evaluate(
    `return (await figma.getNodeByIdAsync(input)).fillStyleId`,
    id
  )
  const { one, other } = paints as { one: object[]; other: object[] }
  expect(linked).toBe(style)
  expect(await paintsOf(controller, id)).toMatchObject([one, other])
})
