import { expect, it } from 'vitest'
import { fillSample } from '../added.ts'
import { paintOf } from '../placed.ts'
import { type Editor, fileOf, idsOf, openEditor } from './open-editor.ts'

const layers: {
  editor: Editor
  fills: string[]
  refuses: string[]
}[] = [
  { editor: 'figma', fills: ['Poster A2', 'Ridge at dusk'], refuses: [] },
  {
    editor: 'figjam',
    fills: ['Mood', 'Idea 1', 'Shortlist'],
    refuses: ['More light', 'Then', 'Choice', 'Moving', 'Stamp']
  },
  {
    editor: 'slides',
    fills: ['Cover', 'Empty', 'Place 1'],
    refuses: ['Slide grid', 'Places']
  },
  {
    editor: 'buzz',
    fills: ['Story', 'Photo'],
    refuses: ['Slide grid', 'Social']
  }
]

it.each(layers)('fills what can be filled in $editor', async row => {
  const controller = await openEditor(row.editor)
  const ids = await idsOf(controller, [...row.fills, ...row.refuses])
  const can = ids.slice(0, row.fills.length)
  const before = await fileOf(controller)

  const { changed, refused } = await fillSample(controller, ids)

  expect(changed).toEqual(can)
  expect(refused.map(({ name, code }) => [name, code])).toEqual(
    row.refuses.map(name => [name, 'no-fillable-layer'])
  )
  controller.host.user.undo()
  expect(await fileOf(controller)).toEqual(before)
})

it('fills the pictures inside a selected asset of Buzz', async () => {
  const controller = await openEditor('buzz')
  const { host, peer } = controller
  const [asset = '', photo = ''] = await host.evaluate<string[]>(
    `const it = figma.currentPage.findOne(one => one.name === 'Story')
     return [it.id, it.children.find(one => one.name === 'Photo').id]`
  )
  const shade = host.node(photo)?.fills[1]

  host.user.select([asset])
  const { layers } = await peer.call.findTargets({})
  await fillSample(
    controller,
    layers.map(({ nodeId }) => nodeId)
  )

  expect(layers).toMatchObject([{ nodeId: photo, refusal: null }])
  expect(paintOf(controller, photo)['type']).toBe('IMAGE')
  expect(host.node(photo)?.fills).toHaveLength(2)
  expect(host.node(photo)?.fills[1]).toEqual(shade)
})

it('fills an asset of Buzz without pictures itself', async () => {
  const controller = await openEditor('buzz')
  const { host, peer } = controller
  const asset = await host.evaluate<string>(
    `const it = figma.currentPage.findOne(one => one.name === 'Story')
     it.children.find(one => one.name === 'Photo').remove()
     return it.id`
  )

  host.user.select([asset])
  const { layers } = await peer.call.findTargets({})

  expect(layers).toMatchObject([{ nodeId: asset, refusal: null }])
})

it.each(layers)('puts fills back in $editor', async row => {
  const controller = await openEditor(row.editor)
  const ids = await idsOf(controller, row.fills)
  const before = ids.map(id => JSON.stringify(controller.host.node(id)?.fills))

  await fillSample(controller, ids)
  await controller.peer.call.restoreFills({ nodeIds: ids })

  expect(
    ids.map(id => JSON.stringify(controller.host.node(id)?.fills))
  ).toEqual(before)
})
