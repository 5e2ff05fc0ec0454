import { expect, it } from 'vitest'
import type { FoundUse } from '../../../contract/finding.ts'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { foundIn } from '../found-in.ts'
import { shapes } from './shapes.ts'
import { sample } from '../../sample.ts'

interface Case {
  /** Where the picture is. */
  where: string
  /** Code that makes it with `paint` and returns ids by the names below. */
  make: string
  /** What is found besides the sample, by these names. */
  found: Record<string, Partial<FoundUse>>
}

const layer = { holder: 'layer', refusal: null } as const
const main = { holder: 'main-component', refusal: null } as const
const override = { holder: 'override', refusal: null } as const
const style = { holder: 'style', refusal: null } as const

/** A component whose layer `inner` shows the picture, and an instance. */
const component = `const main = figma.createComponent()
  const inner = figma.createRectangle()
  inner.fills = [paint]
  main.appendChild(inner)`

const shapeCases = [...shapes, 'Section'].flatMap((shape): Case[] => [
  {
    where: `the fills of a ${shape}`,
    make: `const it = figma.create${shape}()
      it.fills = [paint]
      return { it: it.id }`,
    found: { it: shape === 'Component' ? main : layer }
  },
  {
    where: `the strokes of a ${shape}`,
    make: `const it = figma.create${shape}()
      it.fills = []
      it.strokes = [paint]
      return { it: it.id }`,
    found: { it: shape === 'Component' ? main : layer }
  }
])

const cases: Case[] = [
  ...shapeCases.filter(({ where }) => where !== 'the strokes of a Section'),
  {
    where: 'a fill between others',
    make: `const it = figma.createRectangle()
      const plain = { type: 'SOLID', color: { r: 1, g: 0, b: 0 } }
      it.fills = [plain, paint, plain]
      return { it: it.id }`,
    found: { it: layer }
  },
  {
    where: 'a hidden fill',
    make: `const it = figma.createRectangle()
      it.fills = [Object.assign({}, paint, { visible: false })]
      return { it: it.id }`,
    found: { it: { ...layer, isHidden: true } }
  },
  {
    where: 'a range of a text',
    make: `const it = figma.createText()
      await figma.loadFontAsync(it.fontName)
      it.characters = 'Some words'
      it.setRangeFills(2, 5, [paint])
      return { it: it.id }`,
    found: { it: layer }
  },
  {
    where: 'a region of a vector',
    make: `const it = figma.createVector()
      const at = (x, y) => ({ x, y })
      await it.setVectorNetworkAsync({
        vertices: [at(0, 0), at(9, 0), at(9, 9), at(20, 0), at(20, 9)],
        segments: [[0, 1], [1, 2], [2, 0], [1, 3], [3, 4], [4, 1]].map(
          ([start, end]) => ({ start, end })
        ),
        regions: [
          { windingRule: 'NONZERO', loops: [[0, 1, 2]], fills: [paint] },
          { windingRule: 'NONZERO', loops: [[3, 4, 5]], fills: [] }
        ]
      })
      return { it: it.id }`,
    found: { it: layer }
  },
  {
    where: 'a paint style and a layer that uses it',
    make: `const style = figma.createPaintStyle()
      style.name = 'Hero'
      style.paints = [paint]
      const it = figma.createFrame()
      await it.setFillStyleIdAsync(style.id)
      return { it: it.id, style: style.id }`,
    found: { it: style, style: { ...style, nodeId: null, name: 'Hero' } }
  },
  {
    where: 'a mask in a group',
    make: `const mask = figma.createEllipse()
      const other = figma.createRectangle()
      mask.isMask = true
      mask.fills = [paint]
      figma.group([mask, other], figma.currentPage)
      return { mask: mask.id }`,
    found: { mask: layer }
  },
  {
    where: 'a hidden and a locked layer, and their children',
    make: `const frame = figma.createFrame()
      const it = figma.createRectangle()
      frame.appendChild(it)
      it.fills = frame.fills = [paint]
      frame.visible = false
      frame.locked = true
      return { frame: frame.id, it: it.id }`,
    found: {
      frame: { ...layer, isHidden: true, isLocked: true },
      it: { ...layer, isHidden: true, isLocked: true }
    }
  },
  {
    where: 'a boolean operation and one of its parts',
    make: `const one = figma.createRectangle()
      const two = figma.createEllipse()
      one.fills = [paint]
      const it = figma.union([one, two], figma.currentPage)
      it.fills = [paint]
      return { it: it.id, one: one.id }`,
    found: { it: layer, one: layer }
  },
  {
    where: 'a section within a section',
    make: `const outer = figma.createSection()
      const inner = figma.createSection()
      const deep = figma.createRectangle()
      outer.appendChild(inner)
      inner.appendChild(deep)
      inner.fills = deep.fills = [paint]
      return { inner: inner.id, deep: deep.id }`,
    found: { inner: layer, deep: layer }
  },
  {
    where: 'a page that is not loaded',
    make: `const page = figma.createPage()
      page.name = 'Second'
      const it = figma.createRectangle()
      it.fills = [paint]
      page.appendChild(it)
      return { it: it.id }`,
    found: { it: { ...layer, pageName: 'Second' } }
  },
  {
    where: 'a main component and its instances',
    make: `${component}
      const one = main.createInstance()
      const two = main.createInstance()
      return { inner: inner.id, one: one.children[0].id, two: two.children[0].id }`,
    found: { inner: main, one: main, two: main }
  },
  {
    where: 'an override of an instance',
    make: `const main = figma.createComponent()
      const inner = figma.createRectangle()
      main.appendChild(inner)
      const instance = main.createInstance()
      const it = instance.children[0]
      it.fills = [paint]
      return { it: it.id }`,
    found: { it: override }
  },
  {
    where: 'the fills of an instance that overrides its component',
    make: `const it = figma.createComponent().createInstance()
      it.fills = [paint]
      return { it: it.id }`,
    found: { it: override }
  },
  {
    where: 'an instance in an instance',
    make: `${component}
      const outer = figma.createComponent()
      const nested = main.createInstance()
      outer.appendChild(nested)
      const it = outer.createInstance().children[0].children[0]
      return { inner: inner.id, nested: nested.children[0].id, it: it.id }`,
    found: { inner: main, nested: main, it: main }
  },
  {
    where: 'an override within a component, and its instance',
    make: `const main = figma.createComponent()
      main.appendChild(figma.createRectangle())
      const outer = figma.createComponent()
      const nested = main.createInstance()
      outer.appendChild(nested)
      const own = nested.children[0]
      own.fills = [paint]
      const it = outer.createInstance().children[0].children[0]
      return { own: own.id, it: it.id }`,
    found: { own: override, it: main }
  },
  {
    where: 'a component set and one of its variants',
    make: `const one = figma.createComponent()
      const two = figma.createComponent()
      one.name = 'Size=Small'
      two.name = 'Size=Large'
      const set = figma.combineAsVariants([one, two], figma.currentPage)
      set.fills = one.fills = [paint]
      return { set: set.id, one: one.id }`,
    found: { set: layer, one: main }
  },
  {
    where: 'a layer of a detached instance',
    make: `${component}
      const it = main.createInstance().detachInstance().children[0]
      return { inner: inner.id, it: it.id }`,
    found: { inner: main, it: layer }
  }
]

it.each(sample(cases, 12))('finds $where', async ({ make, found }) => {
  const controller = await openController()
  const sample = await placeSample(controller)
  const ids = await controller.host.evaluate<Record<string, string>>(
    `const [paint] = (await figma.getNodeByIdAsync(input)).fills
     ${make}`,
    sample
  )

  // opened again, so that it is found by reading and not by events
  const document = controller.host.exportDocument()

  const { assets } = await foundIn(await openController({ document }))

  const uses = new Map(
    (assets[0]?.uses ?? []).map(use => [use.nodeId ?? use.styleId, use])
  )
  uses.delete(sample)
  expect(new Set(uses.keys())).toEqual(
    new Set(Object.keys(found).map(name => ids[name]))
  )
  for (const [name, use] of Object.entries(found)) {
    const {
      isHidden = false,
      isLocked = false,
      ...rest
    } = uses.get(ids[name] ?? '') ?? {}
    const usual = { isHidden: false, isLocked: false }
    expect({ isHidden, isLocked, ...rest }).toMatchObject({ ...usual, ...use })
  }
})
