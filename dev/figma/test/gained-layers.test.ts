import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

// Each component shows the one before; `top` shows the last.
const nested = `
  const icon = figma.createComponent(), frame = figma.createFrame()
  icon.appendChild(frame)
  const button = figma.createComponent(), inButton = icon.createInstance()
  button.appendChild(inButton)
  const card = figma.createComponent(), inCard = button.createInstance()
  card.appendChild(inCard)
  const other = figma.createComponent()
  const top = card.createInstance()
  const shown = one => one.children.length
  const deep = () => top.children[0].children[0].children[0];`

test('a layer of a component shows in instances of instances', async () => {
  const { run } = await openPlugin()

  const counts = await run(`${nested}
    const layer = figma.createRectangle()
    frame.appendChild(layer)
    const gained = [shown(inButton.children[0]), shown(deep())]
    layer.remove()
    return [gained, [shown(inButton.children[0]), shown(deep())]]`)

  expect(counts).toEqual([
    [1, 1],
    [0, 0]
  ])
})

test('a swapped instance gains layers of what it shows', async () => {
  const { run } = await openPlugin()

  const counts = await run(`${nested}
    const swapped = top.children[0].children[0]
    swapped.swapComponent(other)
    other.appendChild(figma.createRectangle())
    icon.appendChild(figma.createRectangle())
    return [shown(swapped), shown(inCard.children[0])]`)

  expect(counts).toEqual([1, 2])
})

test('an instance of another size lays out what it gains', async () => {
  const { run } = await openPlugin()

  const places = await run(`
    const component = figma.createComponent()
    component.layoutMode = 'HORIZONTAL'
    component.primaryAxisSizingMode = 'FIXED'
    const instance = component.createInstance()
    instance.resize(400, 100)
    component.primaryAxisAlignItems = 'MAX'
    component.appendChild(figma.createRectangle())
    return [component.children[0].x, instance.children[0].x]`)

  expect(places).toEqual([0, 300])
})
