import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'
import { row } from './squares-in-a-row.ts'

test('lays out what became visible with a layer around it', async () => {
  const { run } = await openPlugin()

  const widths = await run(`${row}
    const outer = figma.createFrame(), middle = figma.createFrame()
    outer.appendChild(middle), middle.appendChild(row)
    outer.visible = false
    a.resize(50, 20)
    const hidden = row.width
    row.visible = false
    outer.visible = true
    const still = row.width
    row.visible = true
    return [hidden, still, row.width]`)

  expect(widths).toEqual([110, 110, 140])
})

test('lays out what leaves a hidden layer', async () => {
  const { run } = await openPlugin()

  const width = await run(`${row}
    const outer = figma.createFrame()
    outer.appendChild(row)
    outer.visible = false
    a.resize(50, 20)
    figma.currentPage.appendChild(row)
    return row.width`)

  expect(width).toBe(140)
})

/** A component with a hidden row, and an instance of it. */
const hiddenRow = `${row}
  const main = figma.createComponent()
  main.appendChild(row)
  row.visible = false
  const instance = main.createInstance()
  const [copy] = instance.children;`

test.each([
  ['an override', 'copy.visible = true'],
  [
    'a property',
    `const name = main.addComponentProperty('Row', 'BOOLEAN', false)
    row.componentPropertyReferences = { visible: name }
    instance.setProperties({ [name]: true })`
  ]
])('lays out what %s of an instance shows', async (_, show) => {
  const { run } = await openPlugin()

  const widths = await run(`${hiddenRow}
    a.resize(50, 20)
    ${show}
    return [row.width, copy.width, copy.children.map(one => one.x)]`)

  expect(widths).toEqual([110, 140, [0, 60, 100]])
})

test('instances show what their component shows again', async () => {
  const { run } = await openPlugin()

  const widths = await run(`${hiddenRow}
    const other = main.createInstance()
    other.children[0].children[2].opacity = 0.5
    a.resize(50, 20)
    row.visible = true
    return [row, copy, other.children[0]].map(one => one.width)`)

  expect(widths).toEqual([140, 140, 140])
})
