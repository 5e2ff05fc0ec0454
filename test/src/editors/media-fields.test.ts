import { expect, it } from 'vitest'
import { fillSample } from '../added.ts'
import type { OpenController } from '../open-controller.ts'
import { openEditor } from './open-editor.ts'

/** Adds paints over the picture of the first asset; returns its layer. */
async function addPaints(
  { host }: OpenController,
  over: readonly object[]
): Promise<string> {
  return host.evaluate<string>(
    `const photo = figma.currentPage.findOne(one => one.name === 'Photo')
     const [picture] = photo.fills
     photo.fills = [picture].concat(input.map(looks =>
       looks.type ? looks : Object.assign({}, picture, looks)))
     return photo.id`,
    over
  )
}

const shade = { type: 'SOLID', color: { r: 0, g: 0, b: 0 }, opacity: 0.5 }

it.each([
  { what: 'a shade', over: [shade], changes: 0 },
  { what: 'a picture', over: [{ scaleMode: 'FIT' }], changes: 1 },
  { what: 'a hidden picture', over: [{ visible: false }], changes: 0 },
  { what: 'a shade and a picture', over: [shade, { opacity: 0.5 }], changes: 2 }
])('changes one picture of a layer with $what on it', async row => {
  const controller = await openEditor('buzz')
  const id = await addPaints(controller, row.over)
  const fills = () => [controller.host.node(id)?.fills ?? []].flat()
  const before = fills()

  const result = await fillSample(controller, [id])

  expect(result.changed).toEqual([id])
  expect(fills()).toHaveLength(before.length)
  const changed = fills().flatMap((paint, i) =>
    JSON.stringify(paint) === JSON.stringify(before[i]) ? [] : [i]
  )
  expect(changed).toEqual([row.changes])
  await controller.peer.call.restoreFills({ nodeIds: [id] })
  expect(fills()).toEqual(before)
})
