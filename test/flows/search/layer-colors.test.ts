import { beforeEach, expect, it } from 'vitest'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { libraryLength } from '../set-up/find-asset.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

/** Selects a frame of this color with a small box of another in it. */
async function selectFrame(rgb: string, inside: string): Promise<void> {
  await file.headless.host.evaluate(
    `const frame = figma.createFrame()
     const box = figma.createRectangle()
     box.resize(10, 10)
     frame.appendChild(box)
     frame.fills = [{ type: 'SOLID', color: { ${rgb} } }]
     box.fills = [{ type: 'SOLID', color: { ${inside} } }]
     figma.currentPage.selection = [frame]`
  )
  await file.headless.settle()
}

function colorsNow(): readonly string[] {
  const found = file.panel.$layerColors.get()
  return found.state === 'ready' ? found.colors : []
}

it('finds assets with a color of the selected layer', async () => {
  await selectFrame('r: 0.15, g: 0.39, b: 0.85', 'r: 1, g: 1, b: 1')
  const blue = [...listAssets({ count: libraryLength })].filter(
    ({ isAdult, isEditorial, colors }) =>
      !isAdult &&
      !isEditorial &&
      colors.slice(0, 2).some(({ family }) => family === 'blue')
  )

  await file.panel.findLayerColors()
  const colors = colorsNow()
  file.panel.changeFilters({ color: colors[0] })
  await stack.until(() => file.panel.$search.get().state === 'ready')

  expect(colors).toEqual(['2663d9', 'ffffff'])
  expect(file.panel.$search.get()).toMatchObject({ total: blue.length })
  expect(blue.length).toBeGreaterThan(0)
})

it('reports only the current selection', async () => {
  await selectFrame('r: 1, g: 0, b: 0', 'r: 0, g: 0, b: 0')
  const before = file.panel.findLayerColors()
  await selectFrame('r: 0, g: 1, b: 0', 'r: 0, g: 0, b: 1')

  await Promise.all([before, file.panel.findLayerColors()])

  expect(colorsNow()).toEqual(['00ff00', '0000ff'])
})

it('keeps the color of a layer when another is selected', async () => {
  await selectFrame('r: 1, g: 0, b: 0', 'r: 0, g: 0, b: 0')
  await file.panel.findLayerColors()
  file.panel.changeFilters({ color: colorsNow()[0] })

  await selectFrame('r: 0, g: 1, b: 0', 'r: 0, g: 0, b: 1')
  await file.panel.findLayerColors()

  expect(file.panel.$filters.get()).toEqual({ color: 'ff0000' })
})
