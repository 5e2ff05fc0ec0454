import { expect, it } from 'vitest'
import { readProvenance } from '../../../contract/document.ts'
import { addSample, fillSample } from '../added.ts'
import { cancelCall } from '../cancel-call.ts'
import { slowPaints } from '../count-work.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { swapComps } from '../swap-comps.ts'
import { addBox } from './box.ts'

const lake = 'Mountain lake at dawn'
const dune = { assetId: '1002', name: 'Dune' }
const sea = { assetId: '1003', name: 'Sea' }
const film = { mediaType: 'video' as const, rendition: 'preview_webm' }
const media = [
  { medium: 'image', of: {} },
  { medium: 'video', of: film }
]

function nameOf({ host }: OpenController, id: string): string | undefined {
  return host.node(id)?.name
}

function rename({ host }: OpenController, id: string, name: string) {
  return host.evaluate(
    `(await figma.getNodeByIdAsync(input.id)).name = input.name`,
    { id, name }
  )
}

async function recordOf({ host }: OpenController, id: string) {
  const text = await host.evaluate<string>(
    `return (await figma.getNodeByIdAsync(input)).getPluginData('provenance')`,
    id
  )
  return readProvenance(text)
}

it.each(media)('names a comp after each $medium that fills it', async one => {
  const controller = await openController()
  const id = await placeSample(controller)

  await fillSample(controller, [id], { ...dune, ...one.of }, '#111111')
  const first = nameOf(controller, id)
  await fillSample(controller, [id], { assetId: '1003', name: '' }, '#222222')

  expect([first, nameOf(controller, id)]).toEqual(['Dune', 'Asset 1003'])
})

it.each(media)('keeps the name a person gave a comp: $medium', async one => {
  const controller = await openController()
  const id = await placeSample(controller, one.of)
  await rename(controller, id, 'Hero')

  await fillSample(controller, [id], { ...dune, ...one.of }, '#111111')
  await fillSample(controller, [id], sea, '#222222')

  expect(nameOf(controller, id)).toBe('Hero')
})

it('keeps the name of a layer that we did not make', async () => {
  const controller = await openController()
  const id = addBox(controller)
  const name = nameOf(controller, id)

  await fillSample(controller, [id], {}, '#111111')
  await fillSample(controller, [id], dune, '#222222')

  expect(nameOf(controller, id)).toBe(name)
})

it('keeps the name of a comp whose record is older than names', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     const record = JSON.parse(node.getPluginData('provenance'))
     delete record.layerName
     node.setPluginData('provenance', JSON.stringify(record))`,
    id
  )

  await fillSample(controller, [id], dune, '#111111')

  expect(nameOf(controller, id)).toBe(lake)
})

it('knows its name of a comp after a swap', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  await swapComps(controller)
  const licensed = await recordOf(controller, id)

  await fillSample(controller, [id], dune, '#111111')

  expect(licensed).toMatchObject({ state: 'licensed', layerName: lake })
  expect(nameOf(controller, id)).toBe('Dune')
})

it('does not rename layers of an instance', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  const copy = await controller.host.evaluate<string>(
    `const component = figma.createComponent()
     component.appendChild(await figma.getNodeByIdAsync(input))
     const [main] = component.children
     const [copy] = component.createInstance().children
     copy.setPluginData('provenance', main.getPluginData('provenance'))
     return copy.id`,
    id
  )

  await fillSample(controller, [copy], dune, '#111111')

  expect(nameOf(controller, copy)).toBe(lake)
})

it('restores the first name when it puts a comp back', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  await fillSample(controller, [id], dune, '#111111')
  await fillSample(controller, [id], sea, '#222222')

  await controller.peer.call.restoreFills({ nodeIds: [id] })

  expect(nameOf(controller, id)).toBe(lake)
  expect(await recordOf(controller, id)).toMatchObject({ layerName: lake })
})

it('puts a comp back under the name it was given since', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  await fillSample(controller, [id], dune, '#111111')
  await rename(controller, id, 'Hero')

  await controller.peer.call.restoreFills({ nodeIds: [id] })

  expect(nameOf(controller, id)).toBe('Hero')
})

it('restores the name among fills that changed since', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  await fillSample(controller, [id], dune, '#111111')
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     const color = { r: 1, g: 0, b: 0 }
     node.fills = [{ type: 'SOLID', color }, ...node.fills]`,
    id
  )

  await controller.peer.call.restoreFills({ nodeIds: [id] })

  expect(nameOf(controller, id)).toBe(lake)
})

it('is one step to undo, with the name', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  await fillSample(controller, [id], dune, '#111111')

  controller.host.user.undo()

  expect(nameOf(controller, id)).toBe(lake)
})

it('leaves the names of layers when it is cancelled', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  const { host, peer } = controller
  const others = Array.from({ length: 20 }, () => addBox(controller))
  const comp = await addSample(controller, dune, '#111111')
  const fills = [{ ...comp, nodeIds: [id, ...others] }]
  await slowPaints(controller)

  await cancelCall(
    controller,
    signal => peer.call.fillLayers({ fills }, { signal }),
    cancel => {
      const stop = host.onChange(() => {
        if (nameOf(controller, id) !== 'Dune') return
        stop()
        cancel()
      })
    }
  )

  expect(nameOf(controller, id)).toBe(lake)
})

it('does not record a name of more than 1000 letters', async () => {
  const controller = await openController()
  const long = 'x'.repeat(1001)

  const id = await placeSample(controller, { name: long })

  expect(nameOf(controller, id)).toBe(long)
  const record = await recordOf(controller, id)
  expect(record).toMatchObject({ assetId: '1001' })
  expect(record).not.toHaveProperty('layerName')
})
