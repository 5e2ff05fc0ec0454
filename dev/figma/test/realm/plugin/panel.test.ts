import { expect, test } from 'vitest'
import { openCode, openPlugin } from '../../open-plugin.ts'

test('opens the panel with Figma’s defaults and least sizes', async () => {
  const { run, panel } = await openPlugin()
  const usual = panel()

  await run(`figma.showUI('<b>', { width: 10, height: -5, title: 'T',
    themeColors: true, visible: false, position: { x: 1, y: 2 } })`)

  expect(usual).toEqual({
    html: '<p>Hi</p>',
    visible: true,
    width: 300,
    height: 200,
    title: 'Test plugin',
    themeColors: false
  })
  expect(panel()).toEqual({
    html: '<b>',
    visible: false,
    width: 70,
    height: 0,
    title: 'T',
    themeColors: true,
    position: { x: 1, y: 2 }
  })
})

test('resizes, hides, shows and closes it', async () => {
  const { run, panel, settle } = await openPlugin()

  await run(`figma.ui.resize(20, 500); figma.ui.hide()`)
  const hidden = { ...panel() }
  await run(`figma.ui.show()`)
  const shown = panel()?.visible
  await run(`setTimeout(() => figma.ui.close(), 0)`)
  await settle()

  expect(hidden).toMatchObject({ width: 70, height: 500, visible: false })
  expect(shown).toBe(true)
  expect(panel()).toBeNull()
})

test.each([
  ['figma.showUI()', '"html" to have type string'],
  [`figma.showUI('', { width: '1' })`, '"width" to have type number'],
  [`figma.showUI('', { size: 1 })`, "Unrecognized key(s) in object: 'size'"],
  ['figma.ui.resize(100)', '"height" to have type number'],
  [`figma.ui.on('click', () => {})`, '"type" to have type'],
  ['figma.ui.onmessage = 5', '"onmessage" to have type function'],
  ['figma.ui.oops = 1', "no such property 'oops' on the figma.ui object"]
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(message)
})

test('needs a panel for messages and positions', async () => {
  const code = `for (const name of ['postMessage', 'getPosition', 'resize'])
    try { figma.ui[name](1, 2) } catch (error) { console.log(error.message) }`

  const plugin = await openCode(code)

  expect(plugin.logs.map(log => log.values[0])).toEqual([
    expect.stringContaining('in postMessage: No UI'),
    expect.stringContaining('in getPosition: No UI'),
    expect.stringContaining('in resize: No UI')
  ])
})

test('reports where the window is, on canvas and screen', async () => {
  const { run, host } = await openPlugin()
  host.user.setCanvasSize(1000, 800)
  host.user.setViewport({ x: 100, y: 100 }, 2)

  const position = await run(`figma.ui.reposition(110, 120)
    return figma.ui.getPosition()`)

  expect(position).toEqual({
    windowSpace: { x: 520, y: 440 },
    canvasSpace: { x: 110, y: 120 }
  })
})

test.each([
  [-5000, 100, { x: -600, y: 100 }],
  [5000, 5000, { x: 500, y: 350 }],
  [10, -900, { x: 10, y: -400 }]
])('moves a window at %d, %d back into the viewport', async (x, y, place) => {
  const { run, panel } = await openPlugin()
  const size = `width: 100, height: 50`

  await run(`figma.showUI('', { ${size}, position: { x: ${x}, y: ${y} } })`)
  const shown = panel()?.position
  await run(`figma.ui.reposition(0, 0); figma.ui.reposition(${x}, ${y})`)

  expect(shown).toEqual(place)
  expect(panel()?.position).toEqual(place)
})

test('opens in the middle first, then where it was last', async () => {
  const { run, host } = await openPlugin()
  const read = 'return figma.ui.getPosition().windowSpace'

  const first = await run(read)
  host.panelPlaced(20, 30)
  const moved = await run(read)
  const again = await run(`figma.showUI(''); ${read}`)

  expect(first).toEqual({ x: 450, y: 300 })
  expect(moved).toEqual({ x: 20, y: 30 })
  expect(again).toEqual({ x: 20, y: 30 })
})

test('stays in place when the canvas moves', async () => {
  const { run, host } = await openPlugin()
  host.panelPlaced(100, 50)

  host.user.setViewport({ x: 1000, y: 0 }, 2)

  expect(await run('return figma.ui.getPosition()')).toEqual({
    windowSpace: { x: 100, y: 50 },
    canvasSpace: { x: 750, y: -175 }
  })
})

test('closes the first window when a second is shown', async () => {
  const { run, panel } = await openPlugin()
  await run('figma.ui.resize(400, 400); figma.ui.hide()')

  await run(`figma.showUI('<b>')`)

  expect(panel()).toMatchObject({ html: '<b>', width: 300, visible: true })
})
