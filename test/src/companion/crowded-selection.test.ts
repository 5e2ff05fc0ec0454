import { expect, it } from 'vitest'
import type { Inspection } from '../../../contract/companion.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { openCompanion } from './open-companion.ts'

interface Crowd {
  document: DocumentFile
  frame: string
}

let made: Promise<Crowd> | undefined

/** A frame with more layers than are read, a comp among them. */
async function openCrowd(onTurn?: (milliseconds: number) => void) {
  made ??= makeCrowd()
  const { frame, document } = await made
  return { frame, companion: await openCompanion(document, onTurn) }
}

async function makeCrowd(): Promise<Crowd> {
  const designer = await openController()
  const id = await placeSample(designer)
  const frame = await designer.host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
     const frame = figma.createFrame()
     frame.appendChild(node)
     for (let i = 0; i < 6000; i += 1) {
       frame.appendChild(figma.createRectangle())
     }
     return frame.id`,
    id
  )
  return { frame, document: designer.host.exportDocument() }
}

it('stops after five thousand layers, and reports the cut', async () => {
  const { frame, companion } = await openCrowd()

  const inspected = await companion.inspect([frame])

  expect(inspected).toMatchObject({
    pictures: [{ assetId: '1001' }],
    isCut: true
  })
})

it('stops inspecting a previous selection', async () => {
  let select = () => {}
  const { frame, companion } = await openCrowd(
    // a turn as long as a slice
    milliseconds => milliseconds > 6 && select()
  )
  await companion.settle()
  const received: Inspection[] = []
  companion.onInspection(inspection => received.push(inspection))

  companion.host.user.select([frame])
  select = () => companion.host.user.select([])
  await companion.settle()

  expect(new Set(received.map(({ selected }) => selected))).toEqual(
    new Set([0])
  )
})

it('reports a large selection while others keep editing', async () => {
  let edit = () => {}
  const { frame, companion } = await openCrowd(
    // a turn as long as a slice
    milliseconds => milliseconds > 6 && edit()
  )
  const layer = await companion.host.evaluate<string>(
    'return figma.createRectangle().id'
  )
  await companion.settle()
  const received: Inspection[] = []
  companion.onInspection(inspection => received.push(inspection))
  let edits = 0

  companion.host.user.select([frame])
  edit = () => {
    edits += 1
    if (received.length > 0) return
    void companion.host.remotely('figma.getNodeById(input).x += 1', layer)
  }
  await companion.settle()

  expect(edits).toBeGreaterThan(2)
  expect(received[0]).toMatchObject({
    selected: 1,
    pictures: [{ assetId: '1001' }]
  })
  expect(received.length).toBeGreaterThan(1)
})
