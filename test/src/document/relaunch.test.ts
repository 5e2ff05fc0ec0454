import { expect, it } from 'vitest'
import { addSample, fillSample } from '../added.ts'
import { breakMember } from '../break-member.ts'
import { manifestFor, openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { swapComps } from '../swap-comps.ts'

function buttonsOf({ host }: OpenController, id: string) {
  return host.evaluate<Record<string, string>>(
    'return (await figma.getNodeByIdAsync(input)).getRelaunchData()',
    id
  )
}

const compButtons = { license: 'Comp of image 1001, not licensed', show: '' }

it('puts buttons on a comp that was placed', async () => {
  const controller = await openController()

  const id = await placeSample(controller)

  expect(await buttonsOf(controller, id)).toEqual(compButtons)
})

it('says on the buttons that a comp is of a video', async () => {
  const controller = await openController()

  const id = await placeSample(controller, { mediaType: 'video' })

  expect(await buttonsOf(controller, id)).toMatchObject({
    license: 'Comp of video 1001, not licensed'
  })
})

it('puts buttons on a filled layer, and removes them when it is put back', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = host.user.add('RECTANGLE', { x: 0, y: 0, width: 9, height: 9 })

  await fillSample(controller, [id])
  const filled = await buttonsOf(controller, id)
  await peer.call.restoreFills({ nodeIds: [id] })

  expect(filled).toEqual(compButtons)
  expect(await buttonsOf(controller, id)).toEqual({})
})

it('updates the buttons when the comp is swapped and when the swap is undone', async () => {
  const controller = await openController()
  const id = await placeSample(controller)

  await swapComps(controller)
  const licensed = await buttonsOf(controller, id)
  controller.host.user.undo()

  expect(licensed).toEqual({
    show: '',
    'show-license': 'Licensed image 1001'
  })
  expect(await buttonsOf(controller, id)).toEqual(compButtons)
})

it('leaves no trace of buttons on a layer that had none', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = host.user.add('RECTANGLE', { x: 0, y: 0, width: 9, height: 9 })
  const written = /"relaunchData":\{"/
  const before = JSON.stringify(host.exportDocument())

  await fillSample(controller, [id])
  await peer.call.restoreFills({ nodeIds: [id] })

  const after = JSON.stringify(host.exportDocument())
  expect([before, after].filter(one => written.test(one))).toEqual([])
})

it('writes no buttons when a change of a bare layer fails', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = host.user.add('RECTANGLE', { x: 0, y: 0, width: 9, height: 9 })
  const of = 'figma.createRectangle()'
  const comp = await addSample(controller)
  const shared = { of, member: 'setSharedPluginData', when: 'given[2]' }
  await breakMember(controller, shared)
  const when = '(figma.root.name += "!", false)' // counts
  await breakMember(controller, { of, member: 'setRelaunchData', when })

  const fills = [{ ...comp, nodeIds: [id] }]
  const failed = peer.call.fillLayers({ fills })

  await expect(failed).rejects.toThrow('Broken')
  expect(await host.evaluate('return figma.root.name')).not.toContain('!')
})

it('names each button in the manifest, in the same order', () => {
  const { relaunchButtons = [] } = manifestFor({})

  expect(relaunchButtons).toEqual([
    { command: 'license', name: 'License', multipleSelection: true },
    { command: 'show', name: 'Show in Cleared' },
    { command: 'show-license', name: 'Show license' }
  ])
})
