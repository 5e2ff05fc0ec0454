import { expect, it } from 'vitest'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { breakMember } from '../break-member.ts'
import { readPreview } from '../read-preview.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { addLicensedFile } from '../swap-comps.ts'

interface ComponentIds {
  component: string
  main: string
  follower: string
  overridden: string
}

/** The comp in a component, an instance that follows and one that does not. */
async function placeInComponent(
  controller: OpenController
): Promise<ComponentIds> {
  const id = await placeSample(controller)
  return controller.host.evaluate<ComponentIds>(
    `const node = await figma.getNodeByIdAsync(input)
     const component = figma.createComponent()
     component.name = 'Card'
     component.appendChild(node)
     const [first, second] = [component.createInstance(), component.createInstance()]
     first.name = 'Follows'
     second.name = 'Differs'
     const [fill] = node.fills
     second.children[0].fills = [{ ...fill, opacity: 0.5 }]
     return {
       component: component.id,
       main: node.id,
       follower: first.children[0].id,
       overridden: second.children[0].id
     }`,
    id
  )
}

/** The image of each layer, and what its instances override. */
function looksOf(controller: OpenController, ids: string[]) {
  return controller.host.evaluate<{ shown: string[]; overridden: string[] }>(
    `const nodes = []
     for (const id of input) nodes.push(await figma.getNodeByIdAsync(id))
     const instances = figma.currentPage.findAllWithCriteria({ types: ['INSTANCE'] })
     const overridden = []
     instances.forEach(one =>
       one.overrides.forEach(({ id }) => overridden.push(id))
     )
     return { shown: nodes.map(node => node.fills[0].imageHash), overridden }`,
    ids
  )
}

it('swaps a component once, without overrides in its instances', async () => {
  const controller = await openController()
  const { main, follower, overridden } = await placeInComponent(controller)
  const before = await looksOf(controller, [main])
  const swap = await addLicensedFile(controller)

  const result = await controller.peer.call.swapComps({ swaps: [swap] })

  const after = await looksOf(controller, [main, follower, overridden])
  expect(result.swapped).toEqual([
    { assetId: '1001', mediaType: 'image', uses: 3 }
  ])
  expect(new Set(after.shown)).toEqual(new Set([swap.imageHash]))
  expect(after.overridden).toEqual(before.overridden)
})

it('writes nothing to the instances of a component that refuses', async () => {
  const controller = await openController()
  const { main, follower, overridden } = await placeInComponent(controller)
  const nested = await controller.host.evaluate<string>(
    `const follower = await figma.getNodeByIdAsync(input)
     const outer = figma.createComponent()
     outer.appendChild(follower.parent)
     const [inner] = outer.createInstance().children
     return inner.children[0].id`,
    follower
  )
  const following = [main, follower, nested]
  const before = await looksOf(controller, following)
  const swap = await addLicensedFile(controller)
  await breakMember(controller, {
    of: 'figma.currentPage.findAllWithCriteria({ types: ["RECTANGLE"] })[0]',
    member: 'fills',
    when: `it.id === '${main}'`,
    reason: 'it is read-only'
  })

  const result = await controller.peer.call.swapComps({ swaps: [swap] })

  const { shown } = await looksOf(controller, [overridden])
  expect(result.swapped).toMatchObject([{ uses: 1 }])
  expect(result.refused).toMatchObject([{ code: 'layer-read-only' }])
  expect(await looksOf(controller, following)).toEqual(before)
  expect(shown).toEqual([swap.imageHash])
})

it('leaves out a component with its instances', async () => {
  const controller = await openController()
  const { main, follower, overridden } = await placeInComponent(controller)
  const before = await looksOf(controller, [main, follower])
  const swap = await addLicensedFile(controller)

  const result = await controller.peer.call.swapComps({
    swaps: [{ ...swap, leftOut: [main] }]
  })

  const after = await looksOf(controller, [main, follower])
  const { shown } = await looksOf(controller, [overridden])
  expect(result.swapped).toEqual([
    { assetId: '1001', mediaType: 'image', uses: 1 }
  ])
  expect(after).toEqual(before)
  expect(shown).toEqual([swap.imageHash])
})

it('lets a layer follow when its instance overrides another field', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const { main, follower } = await placeInComponent(controller)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     node.strokes = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`,
    follower
  )
  const before = await looksOf(controller, [main, follower])
  const swap = await addLicensedFile(controller)
  const { assetId, mediaType } = swap
  const planned = { assetId, mediaType, width: 900, height: 600 }

  const look = await readPreview(controller, [planned])
  await peer.call.swapComps({ swaps: [{ ...swap, leftOut: [main] }] })

  expect(look.uses.find(({ id }) => id === follower)).toMatchObject({
    mainId: main,
    holder: 'main-component'
  })
  expect(await looksOf(controller, [main, follower])).toEqual(before)
})

it.each(['fills', 'strokes'])(
  'lists a layer whose instance differs in the %s with the picture',
  async field => {
    const controller = await openController()
    const { host } = controller
    const { main, follower } = await placeInComponent(controller)
    await host.evaluate(
      `const main = await figma.getNodeByIdAsync(input.main)
       const paints = main.fills
       main.fills = []
       main[input.field] = paints
       const follower = await figma.getNodeByIdAsync(input.follower)
       follower[input.field] = [{ ...paints[0], opacity: 0.5 }]`,
      { main, follower, field }
    )

    const { uses } = await readPreview(controller, [
      { assetId: '1001', mediaType: 'image', width: 900, height: 600 }
    ])

    expect(uses.find(({ id }) => id === follower)).toMatchObject({
      mainId: null,
      holder: 'override'
    })
  }
)

it('leaves out a style with all its layers', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  const style = await controller.host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
     const style = figma.createPaintStyle()
     style.paints = node.fills
     await node.setFillStyleIdAsync(style.id)
     return style.id`,
    id
  )
  const before = await looksOf(controller, [id])
  const swap = await addLicensedFile(controller)

  const result = await controller.peer.call.swapComps({
    swaps: [{ ...swap, leftOut: [style] }]
  })

  expect(result.swapped).toEqual([
    { assetId: '1001', mediaType: 'image', uses: 0 }
  ])
  expect(await looksOf(controller, [id])).toEqual(before)
})

it('writes to no stroke whose style is left out', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeSample(controller)
  const style = await host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
     const style = figma.createPaintStyle()
     style.paints = node.fills
     await node.setStrokeStyleIdAsync(style.id)
     return style.id`,
    id
  )
  const before = host.node(id)
  const swap = await addLicensedFile(controller)

  await peer.call.swapComps({ swaps: [{ ...swap, leftOut: [style] }] })

  const after = host.node(id)
  const linked = await host.evaluate(
    `return (await figma.getNodeByIdAsync(input)).strokeStyleId`,
    id
  )
  expect(after?.fills).toMatchObject([{ imageHash: swap.imageHash }])
  expect(after?.strokes).toEqual(before?.strokes)
  expect(linked).toBe(style)
})

it('refuses instances whose component is in a library', async () => {
  const drawn = await openController()
  const { component } = await placeInComponent(drawn)
  const key = await drawn.host.evaluate<string>(
    `return (await figma.getNodeByIdAsync(input)).key`,
    component
  )
  const library: DocumentFile = drawn.host.exportDocument()
  const controller = await openController({ libraries: [library] })
  await controller.host.evaluate(
    `const component = await figma.importComponentByKeyAsync(input.key)
     component.createInstance()
     figma.root.setPluginData(...input.index)`,
    { key, index: indexOf(library) }
  )
  const swap = await addLicensedFile(controller)

  const result = await controller.peer.call.swapComps({ swaps: [swap] })

  const { overridden } = await looksOf(controller, [])
  expect(result).toMatchObject({
    swapped: [{ uses: 0 }],
    refused: [{ name: 'Mountain lake at dawn', code: 'from-library' }]
  })
  expect(overridden).toEqual([])
})

/** The index entry of the image. */
function indexOf(document: DocumentFile): [string, string] {
  const found = /"(image:[0-9a-f]{40})":("(?:[^"\\]|\\.)*")/.exec(
    JSON.stringify(document.pluginData)
  )
  return [found?.[1] ?? '', JSON.parse(found?.[2] ?? '""') as string] // JSON of a string
}

it('swaps a follower even when only the follower is left out', async () => {
  const controller = await openController()
  const { main, follower } = await placeInComponent(controller)
  const swap = await addLicensedFile(controller)

  const { swapped } = await controller.peer.call.swapComps({
    swaps: [{ ...swap, leftOut: [follower] }]
  })

  const { shown } = await looksOf(controller, [main, follower])
  expect(swapped).toMatchObject([{ uses: 3 }])
  expect(shown).toEqual([swap.imageHash, swap.imageHash])
})
