import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { ledgerEntry } from '../saved-records.ts'
import { swapAll } from '../swap-comp.ts'

const back = { assets: [{ assetId: '1001', mediaType: 'image' as const }] }

it('puts back what each of several swaps of a layer replaced', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const bar = { height: 80, pictureHeight: 60 }
  const id = await placeSample(controller, bar)
  const fills = host.node(id)?.fills
  await swapAll(controller)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     node.strokes = input.fills`,
    { id, fills }
  )
  await swapAll(controller)

  await peer.call('putCompsBack', back)

  expect(host.node(id)).toMatchObject({ fills, strokes: fills })
})

it('puts every comp back where a later swap of a layer found it', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeSample(controller)
  await swapAll(controller)
  const added = []
  for (const color of ['#aa0000', '#0000aa']) {
    const other = await placeSample(controller, { rendition: color }, color)
    const [fill] = host.node(other)?.fills ?? []
    host.user.remove([other])
    await host.evaluate(
      `const node = await figma.getNodeByIdAsync(input.id)
       node.strokes = [...node.strokes, input.fill]`,
      { id, fill }
    )
    await swapAll(controller)
    added.push(fill)
  }

  await peer.call('putCompsBack', back)

  expect(host.node(id)?.strokes).toEqual(added)
})

it.each(['2026-01-01', '2026-02-28'])(
  'names the license that the file was downloaded under, of one of %s too',
  async day => {
    const controller = await openController()
    const { host, peer } = controller
    const id = await placeSample(controller)
    const other = {
      ...ledgerEntry,
      id: 'a0.1001',
      licenseId: 'e007',
      license: 'enhanced',
      at: `${day}T10:00:00.000Z`
    }
    await peer.call('saveLedgerEntries', { entries: [other, ledgerEntry] })

    await swapAll(controller)

    const written = await host.evaluate<string>(
      `const node = await figma.getNodeByIdAsync(input)
       return node.getSharedPluginData('cleared', 'provenance')`,
      id
    )
    expect(JSON.parse(written)).toMatchObject({
      licenseId: 'e123',
      license: 'standard'
    })
  }
)
