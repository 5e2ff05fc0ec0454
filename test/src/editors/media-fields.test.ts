import { expect, it } from 'vitest'
import { fillSample } from '../added.ts'
import { breakMember } from '../break-member.ts'
import type { OpenController } from '../open-controller.ts'
import { paintOf } from '../placed.ts'
import { swapComps } from '../swap-comps.ts'
import { idsOf, openEditor } from './open-editor.ts'

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

it('puts a video into the field of an asset, and swaps it there', async () => {
  const controller = await openEditor('buzz')
  const { host } = controller
  const [photo = ''] = await idsOf(controller, ['Photo'])
  await breakMember(controller, {
    of: `figma.currentPage.findOne(one => one.name === 'Photo')`,
    member: 'fills',
    when: "it.name === 'Photo'"
  })
  const video = { mediaType: 'video' as const, rendition: 'preview_mp4' }
  const shown = () => paintOf(controller, photo)

  const { changed } = await fillSample(controller, [photo], video)
  const comp = shown()
  const { refused } = await swapComps(controller, { ...video, rendition: 'hd' })

  expect(changed).toEqual([photo])
  expect(comp['type']).toBe('VIDEO')
  expect(refused).toEqual([])
  expect(shown()).toMatchObject({ type: 'VIDEO', scaleMode: 'FILL' })
  expect(shown()['videoHash']).not.toBe(comp['videoHash'])
  await controller.peer.call.putCompsBack({
    assets: [{ assetId: '1001', mediaType: 'video' }]
  })
  expect(shown()).toEqual(comp)
  expect(host.node(photo)?.fills).toHaveLength(2)
})
