import { expect, it } from 'vitest'
import {
  drawUnrecorded,
  forgetFurther,
  placeAlike,
  shownIn,
  unclearIn
} from '../alike-images.ts'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'

it('distinguishes assets whose previews are the same file', async () => {
  const controller = await openController()

  const [first, second, third] = await placeAlike(controller, ['1', '2', '3'])

  const hashes = [first, second, third].map(
    id => paintOf(controller, id ?? '')['imageHash']
  )
  expect(new Set(hashes).size).toBe(1)
  expect(await shownIn(controller)).toEqual({
    1: [first],
    2: [second],
    3: [third]
  })
  expect(await unclearIn(controller)).toEqual([])
})

it('calls a layer without a record unclear', async () => {
  const controller = await openController()
  const [first, second] = await placeAlike(controller)

  const copy = await drawUnrecorded(controller, first ?? '')

  expect(await shownIn(controller)).toEqual({ 1001: [first], 1002: [second] })
  expect(await unclearIn(controller)).toEqual([[copy, ['1001', '1002']]])
})

it('calls the layer unclear even when the layers of one asset were removed', async () => {
  const controller = await openController()
  const [first, second] = await placeAlike(controller)
  const copy = await drawUnrecorded(controller, first ?? '')

  controller.host.user.remove([second ?? ''])
  await controller.settle()

  expect(await unclearIn(controller)).toEqual([[copy, ['1001', '1002']]])
})

it('ignores a record of the image that the layer showed before', async () => {
  const controller = await openController()
  const [first = '', second = ''] = await placeAlike(controller)
  const other = await placeSample(controller, { assetId: '3' }, '#aa0000')

  await controller.host.evaluate(
    `const { fills } = await figma.getNodeByIdAsync(input.first)
     const other = await figma.getNodeByIdAsync(input.other)
     other.fills = fills`,
    { first, other }
  )

  expect(await shownIn(controller)).toEqual({ 1001: [first], 1002: [second] })
  expect(await unclearIn(controller)).toEqual([[other, ['1001', '1002']]])
})

it('reads a file of version 0.1, whose index has only the last asset', async () => {
  const controller = await openController()
  const [first = '', second = ''] = await placeAlike(controller)
  const copy = await drawUnrecorded(controller, first)

  await forgetFurther(controller, '1002')

  expect(await shownIn(controller)).toEqual({ 1001: [first], 1002: [second] })
  expect(await unclearIn(controller)).toEqual([[copy, ['1001', '1002']]])
})

it('calls a paint style and its users unclear until the style has a record', async () => {
  const controller = await openController()
  const { host } = controller
  const [first = ''] = await placeAlike(controller)
  const style = await host.evaluate<string>(
    `const { fills } = await figma.getNodeByIdAsync(input)
     const style = figma.createPaintStyle()
     style.paints = fills
     return style.id`,
    first
  )
  const user = await drawUnrecorded(controller, first)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync('${user}')
     await node.setFillStyleIdAsync('${style}')`
  )

  const { unclear } = await foundIn(controller)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync('${first}')
     const style = await figma.getStyleByIdAsync('${style}')
     style.setPluginData('provenance', node.getPluginData('provenance'))`
  )

  expect(unclear.map(({ use }) => [use.nodeId, use.isFollower])).toEqual([
    [null, undefined],
    [user, true]
  ])
  const shown = await shownIn(controller)
  expect(shown['1001']?.toSorted()).toEqual([first, style, user].toSorted())
  expect(await unclearIn(controller)).toEqual([])
})

it('identifies parts of instances by the layers they follow', async () => {
  const controller = await openController()
  const { host } = controller
  const [first = '', second = ''] = await placeAlike(controller)
  const part = await host.evaluate<string>(
    `const main = figma.createComponent()
     main.appendChild(await figma.getNodeByIdAsync(input))
     return main.createInstance().children[0].id`,
    first
  )

  expect(await shownIn(controller)).toEqual({
    1001: [first, part],
    1002: [second]
  })
  expect(await unclearIn(controller)).toEqual([])
})

it('identifies parts of nested instances by the layers they follow', async () => {
  const controller = await openController()
  const { host } = controller
  const [first = '', second = ''] = await placeAlike(controller)
  const parts = await host.evaluate<string[]>(
    `const inner = figma.createComponent()
     inner.appendChild(await figma.getNodeByIdAsync(input))
     const outer = figma.createComponent()
     const nested = inner.createInstance()
     outer.appendChild(nested)
     const [copy] = outer.createInstance().children
     return [nested.children[0].id, copy.children[0].id]`,
    first
  )

  const shown = await shownIn(controller)
  expect(shown['1001']?.toSorted()).toEqual([first, ...parts].toSorted())
  expect(shown['1002']).toEqual([second])
  expect(await unclearIn(controller)).toEqual([])
})

it('marks parts of nested instances as followers', async () => {
  const controller = await openController()
  const [first = ''] = await placeAlike(controller)
  const drawn = await drawUnrecorded(controller, first)
  const parts = await controller.host.evaluate<string[]>(
    `const inner = figma.createComponent()
     inner.appendChild(await figma.getNodeByIdAsync(input))
     const outer = figma.createComponent()
     const nested = inner.createInstance()
     outer.appendChild(nested)
     const [copy] = outer.createInstance().children
     return [nested.children[0].id, copy.children[0].id]`,
    drawn
  )

  const { unclear } = await foundIn(controller)

  const asked = unclear.map(({ use }) => `${use.nodeId} ${use.isFollower}`)
  expect(new Set(asked)).toEqual(
    new Set([`${drawn} undefined`, ...parts.map(id => `${id} true`)])
  )
})

it('calls a part with its own picture unclear', async () => {
  const controller = await openController()
  const { host } = controller
  const [first = '', second = ''] = await placeAlike(controller)
  const { main, part } = await host.evaluate<{ main: string; part: string }>(
    `const { fills } = await figma.getNodeByIdAsync(input)
     const main = figma.createComponent()
     const box = figma.createRectangle()
     main.appendChild(box)
     const [part] = main.createInstance().children
     part.fills = fills
     box.fills = fills
     return { main: box.id, part: part.id }`,
    first
  )

  expect(await shownIn(controller)).toEqual({ 1001: [first], 1002: [second] })
  const { unclear } = await foundIn(controller)
  const asked = unclear.map(({ use }) => `${use.nodeId} ${use.isFollower}`)
  expect(new Set(asked)).toEqual(
    new Set([`${main} undefined`, `${part} undefined`])
  )
})

it('keeps a state for each asset', async () => {
  const controller = await openController()
  const { host } = controller
  const [first = ''] = await placeAlike(controller)

  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     const own = JSON.parse(node.getPluginData('provenance'))
     const licensed = Object.assign(own, { state: 'licensed' })
     node.setPluginData('provenance', JSON.stringify(licensed))`,
    first
  )

  const { assets } = await foundIn(controller)
  expect(assets.map(({ assetId, state }) => [assetId, state])).toEqual([
    ['1001', 'licensed'],
    ['1002', 'comp']
  ])
})

it('reports the recorded assets, and counts unclear layers', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const [first = '', second = ''] = await placeAlike(controller)
  const copy = await drawUnrecorded(controller, first)
  const assetsOf = async (ids: string[]) => {
    host.user.select(ids)
    const { assets, unclear } = await peer.call.findSelectedAssets({})
    return [assets.map(({ assetId }) => assetId), unclear]
  }

  expect(await assetsOf([first])).toEqual([['1001'], 0])
  expect(await assetsOf([second])).toEqual([['1002'], 0])
  expect(await assetsOf([copy])).toEqual([[], 1])
  expect(await assetsOf([first, copy])).toEqual([['1001'], 1])
  await forgetFurther(controller, '1002')
  expect(await assetsOf([copy])).toEqual([[], 1])
})

it('reports the asset of a selected layer, or none while it is unclear', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const [first = '', second = ''] = await placeAlike(controller)
  const copy = await drawUnrecorded(controller, first)

  host.user.select([first, second, copy])
  const { layers } = await peer.call.findTargets({})

  expect(layers.map(({ asset }) => asset?.assetId)).toEqual([
    '1001',
    '1002',
    undefined
  ])
})
