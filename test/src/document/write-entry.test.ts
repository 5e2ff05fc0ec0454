import { expect, it } from 'vitest'
import { addSample } from '../added.ts'
import { contentOf } from '../content-of.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

const newer = '{"v":2,"new":1}'
const rect = { x: 0, y: 0, width: 100, height: 100 }

function recordsOf({ host }: OpenController, id: string, hash: string) {
  return host.evaluate<string[]>(
    `const node = await figma.getNodeByIdAsync(input.id)
     return [
       figma.root.getPluginData('image:' + input.hash),
       node.getPluginData('provenance')
     ]`,
    { id, hash }
  )
}

it('keeps an entry of a newer version', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const comp = await addSample(controller)
  const { imageHash } = comp
  const id = host.user.add('RECTANGLE', rect)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     figma.root.setPluginData('image:' + input.imageHash, input.newer)
     node.setPluginData('provenance', input.newer)`,
    { id, imageHash, newer }
  )

  await peer.call.fillLayers({ fills: [{ ...comp, nodeIds: [id] }] })

  expect(await recordsOf(controller, id, imageHash)).toEqual([newer, newer])
})

it('replaces a broken entry', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const comp = await addSample(controller)
  const { imageHash } = comp
  const id = host.user.add('RECTANGLE', rect)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     node.setPluginData('provenance', '{"v":"2"}')`,
    id
  )

  await peer.call.fillLayers({ fills: [{ ...comp, nodeIds: [id] }] })

  const [, provenance] = await recordsOf(controller, id, imageHash)
  expect(provenance).toContain(imageHash)
})

it('places no comp whose record would be too long to read', async () => {
  const controller = await openController()
  const { peer } = controller
  const before = await contentOf(controller)

  const failed = peer.call.placeComp(
    // each letter becomes six characters in the entry
    await samplePicture({ assetId: '\u0001'.repeat(900) })
  )

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
  expect(await contentOf(controller)).toEqual(before)
})
