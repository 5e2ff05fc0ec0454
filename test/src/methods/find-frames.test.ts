import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'

it('lists the containers of layers, outermost first', async () => {
  const { peer, host } = await openController()
  const ids = await host.evaluate<string[]>(
    `const page = figma.currentPage
     page.name = 'Home'
     const section = figma.createSection()
     section.name = 'Spring'
     const frame = figma.createFrame()
     frame.name = 'Banner'
     section.appendChild(frame)
     const layer = figma.createRectangle()
     layer.name = 'Ad'
     frame.appendChild(layer)
     const alone = figma.createRectangle()
     return [layer.id, frame.id, alone.id]`
  )

  const { frames } = await peer.call.findFrames({ nodeIds: ids })

  expect(frames.map(around => around.map(({ name }) => name))).toEqual([
    ['Home', 'Spring', 'Banner'],
    ['Home', 'Spring', 'Banner'],
    ['Home']
  ])
})

it('lists none for removed layers', async () => {
  const { peer } = await openController()

  expect(await peer.call.findFrames({ nodeIds: ['999:1'] })).toEqual({
    frames: [[]]
  })
})
