import { describe, expect, it } from 'vitest'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import { layersOf, placeCard } from '../sample-card.ts'

const rect = { x: 4000, y: 3000, width: 50, height: 50 }

it('goes to the page, selects the layers and brings them into view', async () => {
  const { peer, host } = await openController()
  const first = host.scene().pageId
  const ids = [host.user.add('RECTANGLE', rect), host.user.add('ELLIPSE', rect)]
  host.user.goToPage(host.user.addPage('Second'))

  const result = await peer.call.selectNodes({ nodeIds: ids })

  expect(result).toEqual({ selected: 2 })
  const { pageId, selection, viewport } = host.scene()
  expect({ pageId, selection }).toEqual({ pageId: first, selection: ids })
  expect(viewport.center).toEqual({ x: 4025, y: 3025 })
})

it('selects those that still exist', async () => {
  const { peer, host } = await openController()
  const removed = host.user.add('RECTANGLE', rect)
  const left = host.user.add('RECTANGLE', rect)
  host.user.remove([removed])

  const result = await peer.call.selectNodes({ nodeIds: [removed, left] })

  expect(result).toEqual({ selected: 1 })
  expect(host.scene().selection).toEqual([left])
})

it('fails when all were removed, and keeps the selection', async () => {
  const { peer, host } = await openController()
  const other = host.user.add('RECTANGLE', rect)
  host.user.select([other])

  const failed = peer.call.selectNodes({ nodeIds: ['77:7'] })

  await expect(failed).rejects.toMatchObject({ code: 'layer-deleted' })
  expect(host.scene().selection).toEqual([other])
})

describe('a card', () => {
  async function showUse(edit: string) {
    const controller = await openController()
    const { host, peer, settle } = controller
    const id = await placeCard(controller)
    await host.evaluate(
      `const card = await figma.getNodeByIdAsync(input)
       card.x = 4000
       ${edit}`,
      id
    )
    await settle()
    const { assets } = await foundIn(controller)
    const nodeIds = assets[0]?.uses.map(({ nodeId }) => nodeId ?? '') ?? []
    const result = await peer.call.selectNodes({ nodeIds: nodeIds.slice(-1) })
    const { selection, viewport } = host.scene()
    const [shown = ''] = selection
    return { id, result, shown: host.node(shown), selection, viewport }
  }

  it('is selected as a whole and brought into view', async () => {
    const { id, result, selection, viewport } = await showUse('')

    expect(result).toEqual({ selected: 1 })
    expect(selection).toEqual([id])
    expect(viewport.center).toMatchObject({ x: 4180 })
  })

  it('is selected once for all of its layers', async () => {
    const controller = await openController()
    const id = await placeCard(controller)
    const layers = await layersOf(controller, id)
    const nodeIds = [...layers.slice(0, 3).map(one => one.id), id]

    const result = await controller.peer.call.selectNodes({ nodeIds })

    expect(result).toEqual({ selected: 1 })
    expect(controller.host.scene().selection).toEqual([id])
  })

  it('is selected as a whole in an instance', async () => {
    const { shown } = await showUse(
      `const component = figma.createComponent()
       component.appendChild(card)
       component.createInstance()`
    )

    expect(shown).toMatchObject({ type: 'GROUP', name: 'Slow tide · 442583' })
    expect(shown?.id).toMatch(/;/)
  })

  it('is selected without what else is in a group of the person', async () => {
    const { shown } = await showUse(
      `figma.ungroup(figma.group([card, figma.createRectangle()], figma.currentPage))
       const [rectangle] = figma.currentPage.children.slice(-1)
       figma.group([...figma.ungroup(card), rectangle], figma.currentPage)`
    )

    expect(shown).toMatchObject({ type: 'RECTANGLE' })
  })
})
