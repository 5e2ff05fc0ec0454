import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

test('reports centre, zoom and bounds', async () => {
  const { run, host } = await openPlugin()
  host.user.setCanvasSize(1000, 600)
  host.user.setViewport({ x: 50, y: 60 }, 2)

  const view = await run(`const { center, zoom, bounds } = figma.viewport
    return { center, zoom, bounds }`)

  expect(view).toEqual({
    center: { x: 50, y: 60 },
    zoom: 2,
    bounds: { x: -200, y: -90, width: 500, height: 300 }
  })
})

test("reports a plugin's moves of the view, not a person's", async () => {
  const { run, host } = await openPlugin()
  const zooms: number[] = []
  host.onChange(() => zooms.push(host.scene().viewport.zoom))

  host.user.setViewport({ x: 50, y: 60 }, 2)
  await run('figma.viewport.zoom = 4')

  expect(zooms).toEqual([4])
})

test('moves with the plugin', async () => {
  const { run, host, error } = await openPlugin()

  await run(`figma.viewport.center = { x: 1, y: 2 }; figma.viewport.zoom = 4`)

  expect(host.scene().viewport).toEqual({ center: { x: 1, y: 2 }, zoom: 4 })
  expect(await error('figma.viewport.zoom = 0')).toContain(
    '"zoom" to be between'
  )
  expect(await error('figma.viewport.center = 1')).toContain('"center" to have')
  expect(await error('figma.viewport.bounds = {}')).toContain('no setter')
  expect(await error('figma.viewport.slidesView')).toContain('slidesView')
})

test('shows layers whole, never larger than life', async () => {
  const { run, host, error } = await openPlugin()
  host.user.setCanvasSize(1000, 600)

  await run(`const node = figma.createFrame()
    node.x = 100
    node.resize(3600, 200)
    figma.viewport.scrollAndZoomIntoView([node])`)
  const far = host.scene().viewport
  await run(`figma.viewport.scrollAndZoomIntoView([figma.createRectangle()])`)
  const near = host.scene().viewport

  expect(far).toEqual({ center: { x: 1900, y: 100 }, zoom: 0.25 })
  expect(near).toEqual({ center: { x: 50, y: 50 }, zoom: 1 })
  expect(await error('figma.viewport.scrollAndZoomIntoView([1])')).toContain(
    '"nodes[0]" to have type node'
  )
})
