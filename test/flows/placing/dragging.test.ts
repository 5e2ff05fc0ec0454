import { beforeEach, expect, it } from 'vitest'
import { boxOf, fillsOf, layersOf } from '../set-up/layers.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await file.panel.search('mountain')
})

function resultAt(index: number) {
  const asset = readResults(file.panel)[index]
  if (!asset) throw new Error(`There are fewer than ${index + 1} results.`)
  return asset
}

/** Drags a result to this point of the canvas and waits for its layer. */
async function drag(index: number, x: number, y: number): Promise<void> {
  file.panel.beginDrag(resultAt(index))
  file.panel.endDrag(x, y)
  await file.headless.settle()
  await stack.until(() => file.panel.$placing.get().size === 0)
}

function draw(x: number): string {
  const size = { y: 0, width: 200, height: 100 }
  return file.headless.host.user.add('RECTANGLE', { x, ...size })
}

it('places a result around the point where it is dropped', async () => {
  await drag(0, 2000, 1500)

  const [layer] = layersOf(file)
  if (!layer) throw new Error('Nothing was placed.')
  const { left, right, top, bottom } = boxOf(layer)
  expect(layer.name).toBe(resultAt(0).description)
  expect((left + right) / 2).toBeCloseTo(2000, -1)
  expect((top + bottom) / 2).toBeCloseTo(1500, -1)
})

it('fills the layer that it is dropped on, in one undo step', async () => {
  const [one, two] = [draw(0), draw(400)]
  file.headless.host.user.select([one])
  await file.headless.settle()
  const before = fillsOf(file, two)

  await drag(0, 500, 50)
  const types = fillsOf(file, two).map(({ type }) => type)
  file.headless.host.user.undo()

  expect(types).toContain('IMAGE')
  expect(fillsOf(file, one).map(({ type }) => type)).not.toContain('IMAGE')
  expect(fillsOf(file, two)).toEqual(before)
  expect(layersOf(file)).toHaveLength(2)
})

it('drags all picked results, as a board around the point', async () => {
  const { panel } = file
  panel.togglePicked(resultAt(0))
  panel.togglePicked(resultAt(1))
  panel.togglePicked(resultAt(2))

  await drag(1, 3000, 3000)

  expect(
    layersOf(file)
      .map(({ name }) => name)
      .toSorted()
  ).toEqual([0, 1, 2].map(index => resultAt(index).description).toSorted())
  file.headless.host.user.undo()
  expect(layersOf(file)).toEqual([])
})

it('places nothing when the drag ends over the panel', async () => {
  file.panel.beginDrag(resultAt(0))
  file.panel.cancelDrag()

  file.panel.endDrag(2000, 1500)
  await file.headless.settle()

  expect(layersOf(file)).toEqual([])
})

it('leaves the canvas alone when the drop is cancelled', async () => {
  const preview = `GET ${addresses.service}/media/`
  stack.network.breakNext(preview, go => {
    file.panel.cancelDropped()
    return go()
  })

  await drag(0, 2000, 1500)

  expect(layersOf(file)).toEqual([])
  expect(file.panel.$notices.get()).toEqual([])
})
