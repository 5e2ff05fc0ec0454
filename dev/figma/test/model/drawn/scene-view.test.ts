import { expect, test } from 'vitest'
import type { SceneNode } from '../../../shared/host.ts'
import { openPlugin } from '../../open-plugin.ts'

const area = { x: 0, y: 0, width: 100, height: 100 }

function names(nodes: SceneNode[]): string[] {
  return nodes.flatMap(node => [node.name, ...names(node.children ?? [])])
}

/** Makes layers by name, each 20 px wide, at these places. */
const make = `
  const make = (name, x, y, parent = figma.currentPage) => {
    const node = figma.createRectangle()
    node.resize(20, 20)
    node.name = name
    parent.appendChild(node)
    node.x = x
    node.y = y
    return node
  }
  const frame = (name, x, y, clips) => {
    const node = figma.createFrame()
    node.name = name
    node.x = x
    node.y = y
    node.clipsContent = clips
    return node
  }
`

async function viewOf(body: string) {
  const { host, run } = await openPlugin()
  await run(make + body)
  return host.view(area)
}

test('reads only what may be seen in an area, in its order', async () => {
  const view = await viewOf(`
    make('low', 50, 50)
    make('far', 500, 0)
    make('edge', -10, 90)
    make('beyond', 0, -30)`)

  expect(names(view.children)).toEqual(['low', 'edge'])
  expect(view.bounds).toEqual({ x: -10, y: -30, width: 530, height: 140 })
})

test('skips what a frame clips, and finds what reaches out', async () => {
  const view = await viewOf(`
    const clipping = frame('clipping', 300, 0, true)
    make('cut', -250, 10, clipping)
    const open = frame('open', 300, 200, false)
    make('out', -250, -150, open)
    make('in', 10, 10, open)`)

  expect(names(view.children)).toEqual(['open', 'out'])
})

test('finds what is turned, stroked or casts a shadow into it', async () => {
  const view = await viewOf(`
    const turned = make('turned', 110, 110)
    turned.rotation = 135
    const stroked = make('stroked', 105, 0)
    stroked.strokes = [{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]
    stroked.strokeAlign = 'OUTSIDE'
    stroked.strokeWeight = 8
    const shading = make('shading', 0, 130)
    shading.effects = [{
      type: 'DROP_SHADOW', visible: true, radius: 10, blendMode: 'NORMAL',
      color: { r: 0, g: 0, b: 0, a: 1 }, offset: { x: 0, y: -30 }
    }]
    make('plain', 105, 50)`)

  expect(names(view.children)).toEqual(['turned', 'stroked', 'shading'])
})

test('keeps the selected, what is around them, and masks', async () => {
  const view = await viewOf(`
    const away = frame('away', 500, 500, true)
    make('unselected', 0, 0, away)
    const chosen = make('chosen', 30, 0, away)
    const mask = make('mask', 400, 0)
    mask.isMask = true
    figma.currentPage.selection = [chosen]`)

  expect(names(view.children)).toEqual(['away', 'chosen', 'mask'])
})

test('leaves hidden layers out', async () => {
  const view = await viewOf(`make('hidden', 0, 0).visible = false`)

  expect(view.children).toEqual([])
})

test('notices when something in it moves, is added or removed', async () => {
  const { host, run } = await openPlugin()
  await run(`${make}
    const outer = frame('outer', 0, 0, false)
    make('inner', 300, 300, outer)`)
  const seen = [names(host.view(area).children)]

  await run(`figma.currentPage.findOne(n => n.name === 'inner').x = 50
    figma.currentPage.findOne(n => n.name === 'inner').y = 50`)
  seen.push(names(host.view(area).children))
  await run(`${make} figma.commitUndo(); make('new', 0, 0)`)
  seen.push(names(host.view(area).children))
  host.user.undo()
  seen.push(names(host.view(area).children))

  expect(seen).toEqual([
    ['outer'],
    ['outer', 'inner'],
    ['outer', 'inner', 'new'],
    ['outer', 'inner']
  ])
})

test('shows a removed layer with all below it again when that is undone', async () => {
  const { host, run } = await openPlugin()
  await run(`${make}
    const outer = frame('outer', 0, 0, false)
    const inner = frame('inner', 10, 10, true)
    outer.appendChild(inner)
    make('leaf', 10, 10, inner)`)
  const wide = { x: -500, y: -500, width: 2000, height: 2000 }
  const before = host.view(wide).children

  host.user.remove(before.map(layer => layer.id))
  const removed = host.view(wide).children
  host.user.undo()
  const after = host.view(wide).children

  expect(names(before)).toEqual(['outer', 'inner', 'leaf'])
  expect(removed).toEqual([])
  expect(after).toEqual(before)
})

test('is the same scene as the whole where they overlap', async () => {
  const { host, run } = await openPlugin()
  await run(`${make}
    const group = figma.group([make('a', 0, 0), make('b', 30, 0)], figma.currentPage)
    group.x = 40
    make('far', 999, 0)`)

  const [view] = host.view(area).children
  const [whole] = host.scene().children

  expect(view).toEqual(whole)
})

test('reads layers alone for a part of the picture', async () => {
  const { host, run } = await openPlugin()
  await run(`${make} make('near', 0, 0)
    figma.currentPage.selection = [make('far', 500, 0)]`)

  expect(names(host.layersWithin(area))).toEqual(['near'])
})

test('leaves out what is too small to see', async () => {
  const { host, run } = await openPlugin()
  await run(`${make}
    make('dot', 0, 0).resize(2, 2)
    make('hair', 0, 0).resize(90, 1)`)

  expect(names(host.layersWithin(area, 3))).toEqual(['hair'])
})

test('shows component sets with their dashed border', async () => {
  const { host, run } = await openPlugin()
  await run(`const make = name => {
      const one = figma.createComponent()
      one.name = name
      return one
    }
    figma.combineAsVariants(
      [make('Size=S'), make('Size=L')],
      figma.currentPage
    )`)

  const [set] = host.view({ ...area, width: 999, height: 999 }).children

  expect(set).toMatchObject({
    type: 'COMPONENT_SET',
    cornerRadius: 5,
    dashPattern: [10, 5],
    strokes: [{ type: 'SOLID' }]
  })
  expect(set?.children?.[0]).not.toHaveProperty('vectorNetwork')
})

test('keeps the sides of strokes, arcs, points and networks', async () => {
  const { host, run } = await openPlugin()
  await run(`
    const arc = figma.createEllipse()
    arc.arcData = { startingAngle: 0, endingAngle: 3, innerRadius: 0.5 }
    const star = figma.createStar()
    star.pointCount = 7
    const box = figma.createRectangle()
    box.strokes = [{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]
    box.strokeTopWeight = 9
    box.dashPattern = [4, 2]
    const text = figma.createText()
    await figma.loadFontAsync(text.fontName)
    text.characters = 'Hi'`)

  const [arc, star, box, text] = host.view(area).children

  expect(arc).toMatchObject({ arcData: { endingAngle: 3, innerRadius: 0.5 } })
  expect(star).toMatchObject({ pointCount: 7 })
  expect(box).toMatchObject({ strokeTopWeight: 9, dashPattern: [4, 2] })
  expect(text?.lines?.map(line => line.text)).toEqual(['Hi'])
})
