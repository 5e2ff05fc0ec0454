import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'

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
