import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'

/** Selects the layers that `source` makes and returns what they hold. */
async function contentOf(source: string) {
  const { peer, host } = await openController()
  await host.evaluate(
    `const named = (layer, name, looks = {}) =>
       Object.assign(layer, { name }, looks)
     const box = (name, width = 100, height = 50, looks = {}) => {
       const layer = named(figma.createRectangle(), name, looks)
       layer.resize(width, height)
       return layer
     }
     const text = async (characters, size = 12) => {
       await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
       const layer = figma.createText()
       layer.characters = characters
       layer.fontSize = size
       layer.x = 5000
       return layer
     }
     const picture = () => {
       const { hash } = figma.createImage(figma.base64Decode('${onePixel}'))
       return { type: 'IMAGE', scaleMode: 'FILL', imageHash: hash }
     }
     const frame = (name, ...layers) => {
       const made = named(figma.createFrame(), name)
       made.resize(1000, 1000)
       layers.forEach(layer => made.appendChild(layer))
       return made
     }
     figma.currentPage.selection = [${source}]`
  )
  return peer.call.findFrameContent({})
}

const nothing = { count: 0, texts: [], names: [], places: [] }

it.each([
  ['nothing', ''],
  ['a text', `await text('Summer')`],
  ['a layer without layers', `box('Photo')`]
])('finds nothing for %s', async (_, source) => {
  expect(await contentOf(source)).toEqual(nothing)
})

it('reads texts, the largest first, and names of layers', async () => {
  const content = await contentOf(
    `frame('Poster', await text('Details', 12), await text('Summer', 48),
       frame('Header', box('Sun', 10, 10)))`
  )

  expect(content).toMatchObject({
    count: 1,
    texts: ['Summer', 'Details'],
    names: ['Poster', 'Header', 'Sun']
  })
})

it.each([
  ['a section', 'figma.createSection()'],
  ['a component', 'figma.createComponent()'],
  ['a group', `figma.group([box('x')], figma.currentPage)`]
])('reads %s', async (_, made) => {
  const content = await contentOf(
    `await (async () => {
       const holder = named(${made}, 'Beach')
       holder.appendChild(await text('Summer'))
       return holder
     })()`
  )

  expect(content).toMatchObject({ count: 1, texts: ['Summer'] })
  expect(content.names).toContain('Beach')
})

it.each([
  ['an empty rectangle', `box('Photo', 300, 200)`, 1],
  ['an empty frame', `named(figma.createFrame(), 'Photo')`, 1],
  ['a small layer', `box('Icon', 24, 24)`, 0],
  ['a hidden one', `box('Photo', 300, 200, { visible: false })`, 0],
  ['a locked one', `box('Photo', 300, 200, { locked: true })`, 0],
  ['the ground of something', `box('Card', 300, 200), box('x', 20, 20)`, 0],
  ['one with a picture', `box('Photo', 300, 200, { fills: [picture()] })`, 0]
])('counts the empty placeholders of %s', async (_, layers, count) => {
  const { places } = await contentOf(`frame('Poster', ${layers})`)

  expect(places).toHaveLength(count)
})

it('stops after five hundred layers', async () => {
  const { names } = await contentOf(
    `frame('Poster', ...Array.from({ length: 600 }, (_, i) =>
       box(i < 10 ? 'early ' + i : 'late', 10, 10)),
       box('too late', 10, 10))`
  )

  expect(names).toContain('early 9')
  expect(names).not.toContain('too late')
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
