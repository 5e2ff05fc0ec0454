import { expect, it } from 'vitest'
import { slowPaints } from '../count-work.ts'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'

const manyLayers = `const frame = figma.createFrame()
  for (let i = 0; i < 400; i++) frame.appendChild(figma.createRectangle())
  return frame.id`

/** Finds comps while somebody else changes the file. */
async function findWhile(
  controller: OpenController,
  scope: 'changed' | 'all',
  body: string,
  input: unknown
): Promise<void> {
  await slowPaints(controller)
  let changed: Promise<unknown> | undefined
  const { peer, host } = controller
  const onProgress = () => {
    changed ??= Promise.resolve().then(() => host.remotely(body, input))
  }
  await peer.call.findComps({ scope }, { onProgress })
  await changed
}

it.each([
  ['the layer that is being read', 'frame'],
  ['a layer in it', 'frame.children[0]']
])('finds the new picture of %s', async (_, layer) => {
  const controller = await openController()
  const sample = await placeSample(controller)
  await foundIn(controller)
  const frame = await controller.host.evaluate<string>(manyLayers)
  await controller.settle()

  await findWhile(
    controller,
    'changed',
    `const frame = await figma.getNodeByIdAsync(input.frame)
     const sample = await figma.getNodeByIdAsync(input.sample)
     ${layer}.fills = sample.fills`,
    { frame, sample }
  )
  await controller.settle()

  const { assets } = await foundIn(controller, { scope: 'changed' })
  expect(assets[0]?.uses).toHaveLength(2)
})

it('finds the new picture of an instance that was switched to another component', async () => {
  const controller = await openController()
  const sample = await placeSample(controller)
  await controller.host.evaluate(
    `const { fills } = await figma.getNodeByIdAsync(input)
     for (const name of ['Plain', 'Pictured']) {
       const main = figma.createComponent()
       main.name = name
       const inside = figma.createRectangle()
       main.appendChild(inside)
       if (name === 'Pictured') inside.fills = fills
     }`,
    sample
  )
  await foundIn(controller)
  await controller.host.evaluate(
    `${manyLayers.replace('return frame.id', '')}
     figma.currentPage.findOne(({ name }) => name === 'Plain').createInstance()`
  )
  await controller.settle()

  await findWhile(
    controller,
    'changed',
    `const find = test => figma.currentPage.findOne(test)
     const main = find(({ name }) => name === 'Pictured')
     find(({ type }) => type === 'INSTANCE').swapComponent(main)`,
    null
  )
  await controller.settle()

  const { assets } = await foundIn(controller, { scope: 'changed' })
  expect(assets[0]?.uses).toHaveLength(3)
})

it.each(['changed', 'all'] as const)(
  'survives a style that is removed while it reads %s',
  async scope => {
    const controller = await openController()
    const { host } = controller
    const sample = await placeSample(controller)
    await foundIn(controller)
    await host.evaluate(manyLayers)
    const style = await host.evaluate<string>(
      `const style = figma.createPaintStyle()
       style.paints = (await figma.getNodeByIdAsync(input)).fills
       return style.id`,
      sample
    )
    await controller.settle()

    await findWhile(
      controller,
      scope,
      `(await figma.getStyleByIdAsync(input)).remove()`,
      style
    )

    const { assets } = await foundIn(controller)
    expect(assets[0]?.uses).toHaveLength(1)
  }
)

it('finds an undone change before Figma reports it', async () => {
  const controller = await openController()
  const sample = await placeSample(controller)
  const { host } = controller
  await foundIn(controller)
  host.user.set([sample], { fills: [] })
  await controller.settle()
  host.user.undo()
  await controller.settle()
  await foundIn(controller)
  await new Promise(resolve => setImmediate(resolve))

  host.user.redo()
  const found = foundIn(controller)
  await blockThread()

  expect((await found).assets).toEqual([])
})

/**
 * Waits until the controller's timers are due, so that they run before events.
 */
async function blockThread(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
  const end = performance.now() + 5
  while (performance.now() < end);
}
