import { expect, it } from 'vitest'
import { foundIn } from '../found-in.ts'
import { layersOf, placeCard, statesOf, track } from '../sample-card.ts'
import { licenseTrack } from '../license-track.ts'
import { type Editor, fileOf, idsOf, openEditor } from './open-editor.ts'

/** `view` is the layer under the view. */
const places: { editor: Editor; view: string; parent: string }[] = [
  { editor: 'figma', view: 'Poster A2', parent: 'Poster' },
  { editor: 'figjam', view: 'Mood', parent: 'Mood' },
  { editor: 'slides', view: 'Empty', parent: 'Empty' },
  { editor: 'buzz', view: 'Link post', parent: 'Link post' }
]

it.each(places)('places a whole card in $editor', async row => {
  const controller = await openEditor(row.editor)
  const { host } = controller
  const [under = ''] = await idsOf(controller, [row.view])
  const at = await host.evaluate<{ x: number; y: number }>(
    `const { x, y, width, height } =
       (await figma.getNodeByIdAsync(input)).absoluteBoundingBox
     return { x: x + width / 3, y: y + height / 3 }`,
    under
  )
  host.user.setViewport(at, 1)
  host.panelPlaced(-1000, 0) // beside the canvas
  const before = await fileOf(controller)

  const id = await placeCard(controller)

  const around = await host.evaluate<string>(
    'return (await figma.getNodeByIdAsync(input)).parent.name',
    id
  )
  const layers = await layersOf(controller, id)
  expect(around).toBe(row.parent)
  expect(host.node(id)).toMatchObject({ width: 360, height: 88 })
  expect(layers.map(({ name }) => name)).toEqual([
    'Slow tide · 442583',
    'Cover',
    'Waveform',
    'Title',
    'Artist',
    'Length',
    'License'
  ])
  host.user.undo()
  expect(await fileOf(controller)).toEqual(before)
})

it.each(places)('finds, licenses and puts back in $editor', async row => {
  const controller = await openEditor(row.editor)
  const { host, peer } = controller
  await placeCard(controller)
  await placeCard(controller)
  const before = await fileOf(controller)

  const { assets } = await foundIn(controller)
  const { swapped, refused } = await licenseTrack(controller)

  expect(assets).toMatchObject([{ ...track, state: 'comp', uses: [{}, {}] }])
  expect({ swapped, refused }).toEqual({
    swapped: [{ ...track, uses: 2 }],
    refused: []
  })
  expect(await statesOf(controller)).toEqual(['Licensed', 'Licensed'])
  host.user.undo()
  expect(await fileOf(controller)).toEqual(before)
  host.user.redo()
  await peer.call.putCompsBack({ assets: [track] })
  expect(await statesOf(controller)).toEqual(['Comp', 'Comp'])
  expect((await foundIn(controller)).assets).toMatchObject([{ state: 'comp' }])
})
