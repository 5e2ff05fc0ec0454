import { expect, it } from 'vitest'
import { drawUnrecorded, placeAlike } from '../alike-images.ts'
import { openController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'
import { openCompanion } from './open-companion.ts'

it('reports the record of each layer', async () => {
  const designer = await openController()
  const ids = await placeAlike(designer)
  const companion = await openCompanion(designer.host.exportDocument())

  const inspected = await companion.inspect(ids)

  expect(inspected?.pictures.map(({ assetId }) => assetId)).toEqual([
    '1001',
    '1002'
  ])
})

it('reports a layer without a record as unclear', async () => {
  const designer = await openController()
  const [one = ''] = await placeAlike(designer)
  const copy = await drawUnrecorded(designer, one)
  const companion = await openCompanion(designer.host.exportDocument())

  const inspected = await companion.inspect([copy])

  expect(inspected).toMatchObject({ pictures: [], unrecorded: 0, unclear: 1 })
})

it('reports every picture of a layer', async () => {
  const designer = await openController()
  const { host, peer } = designer
  const [one = ''] = await placeAlike(designer)
  const other = await placeSample(designer, { assetId: '3' }, '#aa0000')
  await host.evaluate(
    `const [one, other] = await Promise.all(
       input.map(id => figma.getNodeByIdAsync(id))
     )
     other.fills = [...other.fills, ...one.fills]`,
    [one, other]
  )
  const imageHash = String(paintOf(designer, one)['imageHash'])
  const second = { assetId: '1002', mediaType: 'image' as const }
  await peer.call.chooseAsset({ ...second, imageHash, holders: [other] })
  const companion = await openCompanion(designer.host.exportDocument())

  const inspected = await companion.inspect([other])

  const ids = inspected?.pictures.map(({ assetId }) => assetId)
  expect(ids?.toSorted()).toEqual(['1002', '3'])
  expect(inspected).toMatchObject({ unrecorded: 0, unclear: 0 })
})
