import { expect, it } from 'vitest'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()

const searches = '/v2/images/search'

it('takes ideas from the selected frame, and asks the library nothing', async () => {
  const { panel, headless } = await stack.openFile()
  await headless.host.evaluate(
    `await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
     const frame = figma.createFrame()
     frame.name = 'Mountain page'
     frame.resize(800, 600)
     frame.fills = [{ type: 'SOLID', color: { r: 0, g: 0, b: 1 } }]
     const text = figma.createText()
     text.characters = 'Hiking in the snow'
     text.fontSize = 40
     text.y = 500
     const photo = figma.createRectangle()
     photo.resize(200, 300)
     frame.appendChild(text)
     frame.appendChild(photo)
     figma.currentPage.selection = [frame]`
  )
  await stack.until(() => panel.$selection.get().count === 1)

  await panel.findFrameIdeas()

  expect(panel.$frameIdeas.get()).toMatchObject({
    count: 1,
    words: ['Hiking', 'snow', 'Mountain'],
    colors: ['0000ff'],
    orientation: 'vertical'
  })
  expect(stack.service.arrivals.count('GET', searches)).toBe(0)
  panel.searchByFrame('snow')
  await stack.until(() => panel.$search.get().state === 'ready')
  expect(panel.$filters.get()).toEqual({ orientation: 'vertical' })
  expect(stack.service.arrivals.count('GET', searches)).toBe(1)
})
