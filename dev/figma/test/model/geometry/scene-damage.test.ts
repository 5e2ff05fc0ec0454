import { expect, test } from 'vitest'
import type { Host, SceneNode } from '../../../shared/host.ts'
import { type Rect, overlaps } from '../../../shared/rect.ts'
import { randomFrom } from '../../../shared/random.ts'
import { boxAround } from '../../../shared/matrix.ts'
import { openPlugin } from '../../open-plugin.ts'
import { sample } from '../../../../../test/sample.ts'

const side = 100
const tiles = Array.from({ length: 49 }, (_, i) => ({
  x: (i % 7) * side - side,
  y: Math.floor(i / 7) * side - side,
  width: side,
  height: side
}))

/** Plugin code: whole numbers that follow from the input. */
const chance = `let seed = input
  const random = most => {
    seed = (seed * 16807) % 2147483647
    return seed % most
  }`

/** Frames in frames, a group, a mask and shadows, all from one seed. */
const crowd = `
  ${chance}
  const fill = (parent, depth) => {
    for (let i = 0; i < 5; i += 1) {
      const frame = figma.createFrame()
      parent.appendChild(frame)
      frame.x = random(400)
      frame.y = random(400)
      frame.resize(20 + random(150), 20 + random(150))
      frame.clipsContent = random(2) === 0
      if (depth > 0) fill(frame, depth - 1)
    }
  }
  fill(figma.currentPage, 2)
  const [a, b, c] = figma.currentPage.children
  const group = figma.group([a, b], figma.currentPage)
  group.effects = [{
    type: 'DROP_SHADOW', visible: true, radius: 10, blendMode: 'NORMAL',
    color: { r: 0, g: 0, b: 0, a: 1 }, offset: { x: 90, y: 0 }
  }]
  c.children[0].isMask = true`

const edit = `
  ${chance}
  const all = figma.currentPage.findAll()
  if (all.length === 0) return
  const one = all[random(all.length)]
  const other = all[random(all.length)]
  const within = node => node && (node === one || within(node.parent))
  const edits = [
    () => { one.x += random(300) - 150 },
    () => { one.y += random(300) - 150 },
    () => { one.visible = !one.visible },
    () => { one.rotation = random(90) },
    () => { if ('clipsContent' in one) one.clipsContent = !one.clipsContent },
    () => { if (!within(other)) other.appendChild(one) },
    () => { if (!within(other)) other.insertChild(0, one) },
    () => { one.isMask = !one.isMask },
    () => { if (all.length < 200) one.clone() },
    () => { if (all.length > 60) one.remove() },
    () => figma.group([one], one.parent),
    () => { one.name = 'renamed' }
  ]
  edits[random(edits.length)]()
  figma.commitUndo()`

function pictures(host: Host): string[] {
  return tiles.map(tile => JSON.stringify(looks(host.layersWithin(tile), tile)))
}

/** A group is where its layers are; masks are reported wherever they lie. */
function looks(nodes: SceneNode[], tile: Rect): unknown[] {
  return nodes.flatMap(node => {
    if (node.isMask) return [node.id]
    const { name: _, children = [], ...own } = node
    const below = looks(children, tile)
    if (node.type === 'GROUP') return below.length > 0 ? [node.id, below] : []
    const box = boxAround(node.absoluteTransform, node.width, node.height)
    return overlaps(box, tile) || below.length > 0 ? [own, below] : []
  })
}

function isHit(areas: Rect[] | null, tile: Rect): boolean {
  return areas?.some(area => overlaps(area, tile)) ?? true
}

async function openCrowd(seed: number): Promise<Host> {
  const { host } = await openPlugin()
  await host.evaluate(crowd, seed)
  host.damage()
  return host
}

test.each(sample([9, 42, 1979], 1))(
  'reports every place that an edit changed, and reads the scene as a new reader would (seed %i)',
  async seed => {
    const host = await openCrowd(seed)
    const random = randomFrom(seed)
    let before = pictures(host)
    let spared = 0

    for (let step = 0; step < 60; step += 1) {
      const kind = random()
      if (kind < 0.2) host.user.undo()
      else if (kind < 0.3) host.user.redo()
      else await host.evaluate(edit, Math.floor(1 + random() * 1e9))
      const areas = host.damage()
      const after = pictures(host)

      tiles.forEach((tile, i) => {
        if (isHit(areas, tile)) return
        spared += 1
        expect(after[i]).toBe(before[i])
      })
      before = after
    }

    const { host: fresh } = await openPlugin({
      document: host.exportDocument()
    })
    expect(pictures(fresh)).toEqual(pictures(host))
    expect(spared).toBeGreaterThan(500)
  }
)

test('reports where a moved layer was and where it is', async () => {
  const { host } = await openPlugin()
  await host.evaluate(`const box = figma.createRectangle()
    box.resize(10, 10)`)
  host.damage()
  host.view({ x: 0, y: 0, width: 100, height: 100 })

  const [layer] = host.scene().children
  host.user.move([layer?.id ?? ''], 50, 0)

  expect(host.damage()).toEqual([
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 50, y: 0, width: 10, height: 10 }
  ])
  expect(host.damage()).toEqual([])
})

test('reports everything as changed when the page changes', async () => {
  const { host } = await openPlugin()
  host.damage()

  host.user.goToPage(host.user.addPage('Next'))

  expect(host.damage()).toBeNull()
})

test('names no places for many changes at once', async () => {
  const { host } = await openPlugin()
  host.damage()

  await host.evaluate(`for (let i = 0; i < 100; i += 1) {
    figma.createRectangle()
  }`)

  expect(host.damage()).toBeNull()
})
