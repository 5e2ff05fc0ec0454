import { expect, test } from 'vitest'
import { allMembers, readPinnedTypings } from '../read-typings.ts'
import { openPlugin } from './open-plugin.ts'

const typings = await readPinnedTypings()

/** How to get one of each; `coverage.test.ts` looks at what they lack. */
const things: Record<string, string> = {
  PluginAPI: 'figma',
  DocumentNode: 'figma.root',
  PageNode: 'figma.currentPage',
  FrameNode: 'figma.createFrame()',
  GroupNode: 'figma.group([figma.createFrame()], figma.currentPage)',
  SectionNode: 'figma.createSection()',
  RectangleNode: 'figma.createRectangle()',
  LineNode: 'figma.createLine()',
  VectorNode: 'figma.createVector()',
  TextNode: 'figma.createText()',
  StarNode: 'figma.createStar()',
  SliceNode: 'figma.createSlice()',
  ComponentNode: 'figma.createComponent()',
  ComponentSetNode:
    'figma.combineAsVariants([figma.createComponent()], figma.currentPage)',
  InstanceNode: 'figma.createComponent().createInstance()',
  PaintStyle: 'figma.createPaintStyle()',
  TextStyle: 'figma.createTextStyle()',
  EffectStyle: 'figma.createEffectStyle()',
  GridStyle: 'figma.createGridStyle()'
}

test.each(Object.entries(things))(
  'has on %s no member that the typings do not have',
  async (name, get) => {
    const { run } = await openPlugin()
    const known = allMembers(typings, name).map(member => member.name)

    const names = await run<string[]>(`
      const names = []
      for (const name in ${get}) names.push(name)
      return names`)

    expect(names.length).toBeGreaterThan(10)
    expect(names.filter(one => !known.includes(one))).toEqual([])
  }
)
