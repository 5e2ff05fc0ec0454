import { expect, it } from 'vitest'
import { sample } from '../../sample.ts'
import { fillSample } from '../added.ts'
import { addLicensedFile, swapComps } from '../swap-comps.ts'
import { aspectCases } from '../swapping/kept/aspect-cases.ts'
import { paintCases } from '../swapping/kept/paint-cases.ts'
import { swapCases } from '../swapping/kept/swap-cases.ts'
import { buildLayers } from './build-layers.ts'
import { type Editor, fileOf, idsOf, openEditor } from './open-editor.ts'
import { foundIn } from '../found-in.ts'

const places: { editor: Editor; names: string[] }[] = [
  { editor: 'figma', names: ['Poster A2', 'Ridge at dusk'] },
  { editor: 'figjam', names: ['Mood', 'Idea 1', 'Shortlist'] },
  { editor: 'slides', names: ['Cover', 'Place 2'] },
  { editor: 'buzz', names: ['Photo', 'Banner'] }
]

const pairs = places.flatMap(({ editor }) =>
  aspectCases.map((aspect, i) => ({ editor, aspect, name: aspect.name, i }))
)

it.each(places)('finds, swaps and puts back in $editor', async row => {
  const controller = await openEditor(row.editor)
  const { peer, host } = controller
  const ids = await idsOf(controller, row.names)
  await fillSample(controller, ids)
  await addLicensedFile(controller)
  const before = await fileOf(controller)
  const fills = () => ids.map(id => JSON.stringify(host.node(id)?.fills))
  const comps = fills()

  const { assets } = await foundIn(controller)
  const { swapped, refused } = await swapComps(controller)

  const found = assets.flatMap(({ uses }) => uses)
  expect(new Set(found.map(({ nodeId }) => nodeId))).toEqual(new Set(ids))
  expect(found.every(({ refusal }) => refusal === null)).toBe(true)
  expect(swapped).toEqual([
    { assetId: '1001', mediaType: 'image', uses: ids.length }
  ])
  expect(refused).toEqual([])
  host.user.undo()
  expect(await fileOf(controller)).toEqual(before)
  host.user.redo()
  await peer.call.putCompsBack({
    assets: [{ assetId: '1001', mediaType: 'image' }]
  })
  expect(fills()).toEqual(comps)
})

// Some of the paints an aspect, as for the holders of Figma Design.
it.each(sample(pairs, 4))(
  'keeps every property in $editor, $name',
  async row => {
    const paints = paintCases.filter((_, at) => at % 8 === row.i % 8)

    const cases = await swapCases(
      await openEditor(row.editor),
      row.aspect,
      paints,
      buildLayers
    )

    const wrong = cases.filter(one => one.wrong !== '')
    expect(cases.length).toBeGreaterThan(5 * paints.length)
    expect(wrong.map(({ name, wrong }) => `${name}: ${wrong}`)).toEqual([])
  }
)
