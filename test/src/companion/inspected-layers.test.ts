import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { ledgerEntry, toLedgerRecord } from '../saved-records.ts'
import { swapComps } from '../swap-comps.ts'
import { openCompanion } from './open-companion.ts'

interface Kind {
  kind: string
  /**
   * A function body: makes layers from `comp`, a placed comp, and `other`, one
   * of another asset; returns the layers to select.
   */
  make: string
  found: unknown
  unrecorded?: number
}

const first = { assetId: '1001', state: 'comp', isShown: true }
const second = { assetId: '1002', state: 'comp', isShown: true }

/** On another page: records of the open page are a fallback. */
const component = `
  const component = figma.createComponent()
  component.appendChild(comp)
  const page = figma.createPage()
  page.appendChild(component)
  const instance = component.createInstance()`

const kinds: Kind[] = [
  { kind: 'a comp', make: 'return [comp]', found: [first] },
  {
    kind: 'a comp and its copy',
    make: `return [comp, comp.clone()]`,
    found: [first, first]
  },
  {
    kind: 'a layer with only the fill of a comp',
    make: `const box = figma.createEllipse()
      box.fills = comp.fills
      return [box]`,
    found: [first]
  },
  {
    kind: 'a layer with several pictures',
    make: `comp.fills = comp.fills.concat(other.fills)
      return [comp]`,
    found: [first, second]
  },
  {
    kind: 'a picture in a stroke',
    make: `comp.strokes = comp.fills
      comp.fills = []
      return [comp]`,
    found: [first]
  },
  {
    kind: 'a group',
    make: `return [figma.group([comp, other], figma.currentPage)]`,
    found: [first, second]
  },
  {
    kind: 'layers that share a style',
    make: `const style = figma.createPaintStyle()
      style.paints = comp.fills
      const record = comp.getSharedPluginData('cleared', 'provenance')
      style.setSharedPluginData('cleared', 'provenance', record)
      const frame = figma.createFrame()
      for (let i = 0; i < 2; i += 1) {
        const box = figma.createRectangle()
        frame.appendChild(box)
        await box.setFillStyleIdAsync(style.id)
      }
      return [frame]`,
    found: [{ ...first, holder: 'style' }]
  },
  {
    kind: 'an instance',
    make: `${component}
      return [instance]`,
    found: [first]
  },
  {
    kind: 'a layer of an instance',
    make: `${component}
      return [instance.children[0]]`,
    found: [first]
  },
  {
    kind: 'a layer of an instance in an instance',
    make: `${component}
      const outer = figma.createComponent()
      outer.appendChild(instance)
      return [outer.createInstance().children[0].children[0]]`,
    found: [first]
  },
  {
    kind: 'an instance with a picture of its own',
    make: `${component}
      instance.children[0].fills = other.fills
      return [instance]`,
    found: [second]
  },
  {
    kind: 'an instance of a component with the picture on itself',
    make: `const component = figma.createComponentFromNode(figma.createFrame())
      component.fills = comp.fills
      const record = comp.getSharedPluginData('cleared', 'provenance')
      component.setSharedPluginData('cleared', 'provenance', record)
      comp.remove()
      const page = figma.createPage()
      page.appendChild(component)
      return [component.createInstance()]`,
    found: [first]
  },
  {
    kind: 'pictures without a record',
    make: `const box = figma.createRectangle()
      box.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: 'ab'.repeat(20) }]
      return [comp, box, box.clone()]`,
    found: [first],
    unrecorded: 1
  },
  { kind: 'no picture', make: 'return [figma.createText()]', found: [] },
  {
    kind: 'a locked and a hidden layer',
    make: `comp.locked = true
      other.visible = false
      return [comp, other]`,
    found: [first, second]
  },
  {
    kind: 'a record of another image',
    make: `const box = figma.createRectangle()
      const record = comp.getSharedPluginData('cleared', 'provenance')
      box.setSharedPluginData('cleared', 'provenance', record)
      box.fills = other.fills
      return [box]`,
    found: [{ ...first, isShown: false }]
  }
]

it.each(kinds)('reports $kind, and changes nothing', async row => {
  const designer = await openController()
  const ids = [
    await placeSample(designer),
    await placeSample(designer, { assetId: '1002' }, '#aa0000')
  ]
  const selected = await designer.host.evaluate<string[]>(
    `const [comp, other] = await Promise.all(
       input.map(id => figma.getNodeByIdAsync(id)))
     const make = async () => { ${row.make} }
     return (await make()).map(({ id }) => id)`,
    ids
  )
  const companion = await openCompanion(designer.host.exportDocument())
  const before = companion.host.exportDocument()

  const inspected = await companion.inspect(selected)

  expect(companion.host.exportDocument()).toEqual(before)
  expect(inspected).toMatchObject({
    selected: selected.length,
    pictures: row.found,
    unrecorded: row.unrecorded ?? 0,
    isCut: false
  })
})

it('takes the license id from the ledger', async () => {
  const designer = await openController()
  const id = await placeSample(designer)
  await swapComps(designer)
  await designer.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     const of = { assetId: '1001', state: 'licensed', license: 'standard',
       at: '2026-11-03T10:00:00.000Z' }
     const write = (holder, key, licenseId) => holder.setSharedPluginData(
       'cleared', key, JSON.stringify(Object.assign({}, of, { licenseId })))
     write(node, 'provenance', null)
     write(figma.root, 'license:a', null)
     write(figma.root, 'license:b', 'e77')
     write(figma.root, 'license:c', null)`,
    id
  )
  const companion = await openCompanion(designer.host.exportDocument())

  const inspected = await companion.inspect([id])

  expect(inspected?.pictures).toMatchObject([
    { state: 'licensed', licenseId: 'e77', isOwned: false }
  ])
})

it('recognizes a comp whose asset is licensed for the file', async () => {
  const designer = await openController()
  const id = await placeSample(designer)
  await designer.peer.call.saveRecords({
    records: [toLedgerRecord(ledgerEntry)]
  })
  const companion = await openCompanion(designer.host.exportDocument())

  const inspected = await companion.inspect([id])

  expect(inspected?.pictures).toMatchObject([
    { state: 'comp', licenseId: null, isOwned: true }
  ])
})

it('reports the first fifty records, and that there are more', async () => {
  const designer = await openController()
  const id = await placeSample(designer)
  const frame = await designer.host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
     const frame = figma.createFrame()
     for (let i = 0; i < 51; i += 1) frame.appendChild(node.clone())
     return frame.id`,
    id
  )
  const companion = await openCompanion(designer.host.exportDocument())

  const inspected = await companion.inspect([frame])

  expect(inspected?.pictures).toHaveLength(50)
  expect(inspected?.isCut).toBe(true)
})
