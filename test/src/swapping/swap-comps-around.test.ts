import { expect, it } from 'vitest'
import { slowPaints } from '../count-work.ts'
import { openController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'
import { setMissingFont } from '../set-missing-font.ts'
import { addLicensedFile } from '../swap-comps.ts'

it('swaps in a text whose font is missing', async () => {
  const drawn = await openController()
  const id = await placeSample(drawn)
  const text = await drawn.host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
     await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
     const text = figma.createText()
     text.name = 'Headline'
     text.characters = 'Mountain lake'
     text.setRangeFills(0, 8, node.fills)
     return text.id`,
    id
  )
  const document = setMissingFont(drawn.host.exportDocument(), 'Mountain lake')
  const controller = await openController({ document })
  const swap = await addLicensedFile(controller)

  const result = await controller.peer.call.swapComps({ swaps: [swap] })

  expect(result).toMatchObject({ swapped: [{ uses: 2 }], refused: [] })
  const shown = await controller.host.evaluate<string>(
    `const text = await figma.getNodeByIdAsync(input)
     return text.getRangeFills(0, 8)[0].imageHash`,
    text
  )
  expect(shown).toBe(swap.imageHash)
})

it('names pages that do not load, and swaps on the others', async () => {
  const drawn = await openController()
  const id = await placeSample(drawn)
  const page = drawn.host.user.addPage('Archive')
  const controller = await openController({
    document: drawn.host.exportDocument()
  })
  controller.faults.set([{ kind: 'page-unloadable', page }])
  const swap = await addLicensedFile(controller)

  const result = await controller.peer.call.swapComps({ swaps: [swap] })

  expect(result).toEqual({
    swapped: [{ assetId: '1001', mediaType: 'image', uses: 1 }],
    refused: [],
    unreadPages: [{ pageId: page, name: 'Archive' }]
  })
  expect(paintOf(controller, id)['imageHash']).toBe(swap.imageHash)
})

it('swaps only on the given pages, and their followers', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeSample(controller)
  const page = host.user.addPage('Archive')
  const [far = '', follower = ''] = await host.evaluate<string[]>(
    `const [id, pageId] = input
    const page = await figma.getNodeByIdAsync(pageId)
    const clone = (await figma.getNodeByIdAsync(id)).clone()
    page.appendChild(clone)
    const component = figma.createComponentFromNode(clone)
    const instance = component.createInstance()
    figma.currentPage.appendChild(instance)
    return [component.children[0], instance.children[0]].map(one => one.id)`,
    [id, page]
  )
  const swap = await addLicensedFile(controller)

  const result = await peer.call.swapComps({
    swaps: [{ ...swap, pageIds: [page] }]
  })

  expect(result.swapped).toMatchObject([{ assetId: '1001', uses: 2 }])
  const shown = [id, far, follower].map(
    one => paintOf(controller, one)['imageHash'] === swap.imageHash
  )
  expect(shown).toEqual([false, true, true])
})

it('catches up on a layer whose page did not load when its style changed', async () => {
  const drawn = await openController()
  const { host } = drawn
  const id = await placeSample(drawn)
  const page = host.user.addPage('Archive')
  const follower = await host.evaluate<string>(
    `const [id, pageId] = input
    const node = await figma.getNodeByIdAsync(id)
    const page = await figma.getNodeByIdAsync(pageId)
    const style = figma.createPaintStyle()
    style.name = 'Photo'
    style.paints = node.fills
    const copy = node.clone()
    page.appendChild(copy)
    await copy.setFillStyleIdAsync(style.id)
    return copy.id`,
    [id, page]
  )
  const controller = await openController({ document: host.exportDocument() })
  controller.faults.set([{ kind: 'page-unloadable', page }])
  const swap = await addLicensedFile(controller)
  await controller.peer.call.swapComps({ swaps: [swap] })
  controller.faults.set([])

  await controller.peer.call.swapComps({ swaps: [swap] })

  expect(paintOf(controller, follower)['imageHash']).toBe(swap.imageHash)
  const kept = await controller.host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
     return node.getPluginData('provenance')`,
    follower
  )
  expect(JSON.parse(kept)).toMatchObject({
    state: 'licensed',
    imageHash: swap.imageHash,
    replaced: { rendition: 'preview_1000' }
  })
})

it('skips a layer that is deleted while it runs', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeSample(controller)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     for (let i = 0; i < 40; i++) node.clone()`,
    id
  )
  const last = await host.evaluate<string>(
    `const node = figma.currentPage.children[40]
     node.name = 'Deleted'
     return node.id`
  )
  const swap = await addLicensedFile(controller)
  await slowPaints(controller)
  let isDeleted = false
  const stop = host.onChange(() => {
    if (isDeleted || paintOf(controller, id)['imageHash'] !== swap.imageHash) {
      return
    }
    isDeleted = true
    void host.remotely(`(await figma.getNodeByIdAsync(input)).remove()`, last)
  })

  const result = await peer.call.swapComps({ swaps: [swap] })

  stop()
  expect(isDeleted).toBe(true)
  expect(result.swapped).toEqual([
    { assetId: '1001', mediaType: 'image', uses: 40 }
  ])
  expect(result.refused).toMatchObject([{ code: 'layer-deleted' }])
})
