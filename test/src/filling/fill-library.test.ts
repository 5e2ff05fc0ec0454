import { expect, it } from 'vitest'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { fillSample } from '../added.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'

/** A library with a card that holds a picture, and a style. */
async function publish(): Promise<{
  document: DocumentFile
  card: string
  style: string
}> {
  const { host } = await openController()
  const keys = await host.evaluate<{ card: string; style: string }>(
    `const card = figma.createComponent()
     card.appendChild(figma.createRectangle())
     const style = figma.createPaintStyle()
     style.paints = [{ type: 'SOLID', color: { r: 0, g: 0, b: 1 } }]
     return { card: card.key, style: style.key }`
  )
  return { document: host.exportDocument(), ...keys }
}

interface Card {
  instance: string
  inside: string
  main: string
  mainInside: string
}

function addCard({ host }: OpenController, key: string): Promise<Card> {
  return host.evaluate<Card>(
    `const main = await figma.importComponentByKeyAsync(input)
     const instance = main.createInstance()
     return {
       instance: instance.id,
       inside: instance.children[0].id,
       main: main.id,
       mainInside: main.children[0].id
     }`,
    key
  )
}

it("fills instances of a library's component, and layers in them", async () => {
  const { document, card } = await publish()
  const controller = await openController({ libraries: [document] })
  const { instance, inside } = await addCard(controller, card)

  const result = await fillSample(controller, [instance, inside])

  expect(result).toEqual({ changed: [instance, inside], refused: [] })
})

it("leaves the library's component itself alone", async () => {
  const { document, card } = await publish()
  const controller = await openController({ libraries: [document] })
  const { main, mainInside } = await addCard(controller, card)

  const { changed, refused } = await fillSample(controller, [main, mainInside])

  expect(changed).toEqual([])
  expect(refused).toMatchObject([
    { nodeId: main, code: 'from-library' },
    { nodeId: mainInside, code: 'from-library' }
  ])
})

it("puts the link to a library's style back", async () => {
  const { document, style } = await publish()
  const controller = await openController({ libraries: [document] })
  const { host, peer } = controller
  const id = host.user.add('RECTANGLE', { x: 0, y: 0, width: 9, height: 9 })
  const styleId = await host.evaluate<string>(
    `const style = await figma.importStyleByKeyAsync(input.style)
     const node = await figma.getNodeByIdAsync(input.id)
     await node.setFillStyleIdAsync(style.id)
     return node.fillStyleId`,
    { id, style }
  )
  await fillSample(controller, [id])

  await peer.call.restoreFills({ nodeIds: [id] })

  const after = await host.evaluate<string>(
    'return (await figma.getNodeByIdAsync(input)).fillStyleId',
    id
  )
  expect(styleId).not.toBe('')
  expect(after).toBe(styleId)
})
