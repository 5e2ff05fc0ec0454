import { expect, it } from 'vitest'
import type { SelectedLayer } from '../../../contract/selection.ts'
import { layerOf, openPlacing, photoOf } from '../open-placing.ts'
import { never } from '../scripted-web.ts'

const at = { pageId: 'page-1', x: 40, y: 50 }

async function openDragging() {
  const panel = await openPlacing()

  /** Ends the drag over this layer, or none, this many times. */
  async function drop(target: SelectedLayer | null, times = 1) {
    panel.drag.endDrag(10, 20)
    const dragId = panel.drops.at(-1)?.dragId ?? ''
    for (let i = 0; i < times; i += 1) {
      panel.controller.emit('dropped', { dragId, at, target })
    }
    await panel.clock.advance(0)
  }

  async function landed(): Promise<void> {
    await expect.poll(() => panel.placing.$placing.get().size).toBe(0)
  }

  return { ...panel, drop, landed }
}

it('reports where a drag ended and places there', async () => {
  const { drag, drop, landed, drops, document } = await openDragging()
  drag.beginDrag(photoOf('1'))

  await drop(null)
  await landed()

  expect(drops).toMatchObject([{ clientX: 10, clientY: 20 }])
  expect(document.placed).toMatchObject([{ picture: { assetId: '1' }, at }])
})

it('handles a drop once, even if the host reports it twice', async () => {
  const { drag, drop, landed, document } = await openDragging()
  drag.beginDrag(photoOf('1'))

  await drop(null, 2)
  await landed()

  expect(document.placed).toHaveLength(1)
})

it('reports nothing that ended within the panel', async () => {
  const { drag, drops } = await openDragging()
  drag.beginDrag(photoOf('1'))

  drag.cancelDrag()
  drag.endDrag(10, 20)

  expect(drops).toEqual([])
})

it('fills the layer below, whatever is selected', async () => {
  const { drag, drop, landed, select, document } = await openDragging()
  await select([layerOf('a'), layerOf('b')])
  drag.beginDrag(photoOf('1'))

  await drop(layerOf('c'))
  await landed()

  expect(document.filled).toEqual([{ assetId: '1', nodeIds: ['c'] }])
})

it('drags all picked assets, as a board', async () => {
  const { drag, drop, landed, picked, document } = await openDragging()
  const [one, two] = [photoOf('1'), photoOf('2')]
  picked.togglePicked(one)
  picked.togglePicked(two)

  expect(drag.beginDrag(two)).toEqual([one, two])
  await drop(null)
  await landed()

  expect(document.boards).toEqual([['1', '2']])
})

it('drags a result that was not picked alone', async () => {
  const { drag, picked } = await openDragging()
  picked.togglePicked(photoOf('1'))
  const other = photoOf('2')

  expect(drag.beginDrag(other)).toEqual([other])
})

it('fills all selected layers with several on one of them', async () => {
  const { drag, drop, landed, picked, select, document } = await openDragging()
  const [one, two] = [photoOf('1', { aspect: 0.5 }), photoOf('2')]
  picked.togglePicked(one)
  picked.togglePicked(two)
  const tall = layerOf('b', { width: 100, height: 200 })
  await select([layerOf('a'), tall])
  drag.beginDrag(one)

  await drop(tall)
  await landed()

  expect(document.filled).toEqual([
    { assetId: '2', nodeIds: ['a'] },
    { assetId: '1', nodeIds: ['b'] }
  ])
})

it('reports why the layer below cannot be filled', async () => {
  const { drag, drop, document, notices } = await openDragging()
  drag.beginDrag(photoOf('1'))

  await drop(layerOf('Sky', { refusal: 'layer-locked' }))

  expect(document.filled).toEqual([])
  expect(notices.$notices.get()[0]?.text).toMatch(/^Sky kept the old fill/)
})

it('places nothing when cancelled while loading', async () => {
  const { drag, drop, landed, web, document, notices } = await openDragging()
  web.on('GET https://media.test/*', never)
  drag.beginDrag(photoOf('1'))
  await drop(null)

  drag.cancelDropped()
  await landed()

  expect(document.placed).toEqual([])
  expect(notices.$notices.get()).toEqual([])
})

it('places none of several when cancelled while loading', async () => {
  const { drag, drop, landed, web, document } = await openDragging()
  web.on('GET https://media.test/*', never)
  for (const id of ['1', '2']) {
    drag.beginDrag(photoOf(id))
    await drop(null)
  }

  drag.cancelDropped()
  await landed()

  expect(document.placed).toEqual([])
})

it('places nothing when cancelled before the drop is reported', async () => {
  const { drag, landed, drops, controller, clock, document } =
    await openDragging()
  drag.beginDrag(photoOf('1'))
  drag.endDrag(10, 20)

  drag.cancelDropped()
  const dragId = drops.at(-1)?.dragId ?? ''
  controller.emit('dropped', { dragId, at, target: null })
  await clock.advance(0)
  await landed()

  expect(document.placed).toEqual([])
})
