import { expect, it } from 'vitest'
import { addSample } from '../added.ts'
import { breakMember } from '../break-member.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'

const rect = { x: 0, y: 0, width: 100, height: 100 }
const of = 'figma.createRectangle()'
const reason = 'Cannot write to read-only nodes'

/** What a fill changes on a layer. */
function recordOf({ host }: OpenController, id: string): Promise<unknown> {
  return host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     return [
       node.fills,
       node.getPluginData('provenance'),
       node.getSharedPluginData('cleared', 'provenance'),
       node.getRelaunchData()
     ]`,
    id
  )
}

it.each([
  { member: 'fills', when: "it.name === 'Closed'" },
  {
    member: 'setSharedPluginData',
    when: "it.name === 'Closed' && given[2] !== ''"
  }
])('names a layer that fails at $member, and fills the rest', async row => {
  const controller = await openController()
  const { host, peer } = controller
  const closed = host.user.add('RECTANGLE', rect)
  const open = host.user.add('RECTANGLE', rect)
  host.user.rename(closed, 'Closed')
  const comp = await addSample(controller)
  const before = await recordOf(controller, closed)
  await breakMember(controller, { ...row, of, reason })

  const { changed, refused } = await peer.call.fillLayers({
    fills: [{ ...comp, nodeIds: [closed, open] }]
  })

  expect(changed).toEqual([open])
  expect(refused).toEqual([
    { nodeId: closed, name: 'Closed', code: 'layer-read-only' }
  ])
  expect(await recordOf(controller, closed)).toEqual(before)
})
