import { expect, it } from 'vitest'
import type { SelectedLayer } from '../../../contract/selection.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { addBox } from './box.ts'

/** Whether placing is offered first for each of the selected layers. */
async function readFirst({ peer, settle }: OpenController) {
  await settle()
  const { layers } = await peer.call.findTargets({})
  return layers.map(({ placesFirst }: SelectedLayer) => placesFirst === true)
}

it.each([
  ['a shape', "make('Rectangle')", false],
  ['an empty frame', "make('Frame')", false],
  ['a frame with layers', "holding(make('Frame'))", true],
  ['an auto layout with layers', "holding(lay(make('Frame')))", true],
  ['a frame with layers and a picture', "holding(show(make('Frame')))", false],
  ['a section', "make('Section')", true]
])('reports whether pictures go into %s', async (_, source, expected) => {
  const controller = await openController()
  await controller.host.evaluate(
    `const make = type => figma['create' + type]()
     const holding = frame => {
       frame.appendChild(figma.createRectangle())
       return frame
     }
     const lay = frame => Object.assign(frame, { layoutMode: 'VERTICAL' })
     const show = frame => {
       const picture = { type: 'IMAGE', scaleMode: 'FILL', imageHash: null }
       return Object.assign(frame, { fills: [picture] })
     }
     figma.currentPage.selection = [${source}]`
  )

  expect(await readFirst(controller)).toEqual([expected])
})

it('reports a comp that was just placed', async () => {
  const controller = await openController()

  await placeSample(controller)

  expect(await readFirst(controller)).toEqual([true])
})

it('forgets that a comp was placed once others were selected', async () => {
  const controller = await openController()
  const { host } = controller
  const id = await placeSample(controller)
  const box = addBox(controller)
  host.user.select([id, box])
  const both = await readFirst(controller)

  host.user.select([id])

  expect([both, await readFirst(controller)]).toEqual([[false, false], [false]])
})

it('forgets earlier comps when another is placed', async () => {
  const controller = await openController()
  const earlier = await placeSample(controller)
  const later = await placeSample(controller, { assetId: '1002' }, '#112233')
  const placed = await readFirst(controller)

  controller.host.user.select([earlier, later])

  expect([placed, await readFirst(controller)]).toEqual([
    [true],
    [false, false]
  ])
})
