import { expect, it } from 'vitest'
import { addSample, fillSample } from '../added.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { addLicensedFile } from '../swap-comps.ts'

/** Adds a layer with a pattern and other paints; returns its id. */
async function addPattern(
  { host }: OpenController,
  area: string,
  others: unknown[]
): Promise<string> {
  const id = host.user.add('FRAME', { x: 0, y: 0, width: 60, height: 60 })
  await host.evaluate(
    `const { id: sourceNodeId } = figma.createEllipse()
     const node = await figma.getNodeByIdAsync(input.id)
     const pattern = {
       type: 'PATTERN',
       sourceNodeId,
       tileType: 'RECTANGULAR',
       scalingFactor: 0.5,
       spacing: { x: 1, y: 2 },
       horizontalAlignment: 'START'
     }
     const paints = [pattern, ...input.others]
     if (input.area === 'fills') await node.setFillsAsync(paints)
     else await node.setStrokesAsync(paints)
     figma.commitUndo()`,
    { id, area, others }
  )
  return id
}

it('fills a layer that has a pattern', async () => {
  const controller = await openController()
  const id = await addPattern(controller, 'fills', [])

  const { changed } = await fillSample(controller, [id])

  expect(changed).toEqual([id])
  expect(controller.host.node(id)?.fills).toMatchObject([
    { type: 'PATTERN', scalingFactor: 0.5 },
    { type: 'IMAGE' }
  ])
})

it.each(['fills', 'strokes'] as const)(
  'swaps a comp beside a pattern in the %s',
  async area => {
    const controller = await openController()
    const { host, peer } = controller
    const { picture, imageHash } = await addSample(controller)
    const comp = { type: 'IMAGE', scaleMode: 'FILL', imageHash }
    const id = await addPattern(controller, area, [comp])
    await peer.call.adoptComps({
      comps: [{ picture, imageHash, holders: [id] }]
    })
    const swap = await addLicensedFile(controller)

    const { swapped, refused } = await peer.call.swapComps({ swaps: [swap] })

    expect([swapped[0]?.uses, refused]).toEqual([1, []])
    expect(host.node(id)?.[area]).toMatchObject([
      { type: 'PATTERN', scalingFactor: 0.5 },
      { type: 'IMAGE', imageHash: swap.imageHash }
    ])
  }
)
