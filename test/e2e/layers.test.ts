import { expect, it } from 'vitest'
import type { OpenPage } from './open-page.ts'
import { results, searchFor } from './search-and-place.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('fills the selected layers, and says which kept their fill or why all did', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'flower')
  await drawLayers(opened, ['Free', 'Also free', 'Locked'])

  await results(panel).first().hover()
  await results(panel).first().getByRole('button', { name: 'Fill' }).click()

  await panel.getByText('Locked kept the old fill').waitFor()
  await panel.getByText('is locked. Unlock it').waitFor()
  expect(await fillsByName(opened)).toEqual({
    Free: 'IMAGE',
    'Also free': 'IMAGE',
    Locked: 'SOLID'
  })
  await opened.evaluate(
    `figma.currentPage.selection = figma.currentPage.children.filter(
       ({ locked }) => locked
     )`
  )

  await results(panel).first().hover()
  await results(panel).first().getByRole('button', { name: 'Fill' }).click()

  await panel.getByRole('alert').getByText('is locked. Unlock it').waitFor()
  expect((await fillsByName(opened))['Locked']).toBe('SOLID')
})

it('leaves a layer alone that was locked while its picture was loading', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'flower')
  await drawLayers(opened, ['Free', 'Shared'])
  await results(panel).nth(1).hover()
  await opened.page.route(/\/media\/\d+\/preview/, async route => {
    await opened.page.evaluate(() =>
      window.figmaHost?.remotely(
        `figma.currentPage.findOne(node => node.name === 'Shared').locked = true`
      )
    )
    await route.continue()
  })

  await results(panel).nth(1).getByRole('button', { name: 'Fill' }).click()

  await panel.getByText('Shared kept the old fill').waitFor()
  expect(await fillsByName(opened)).toEqual({ Free: 'IMAGE', Shared: 'SOLID' })
})

/** Selects new rectangles; the one called Locked is locked. */
async function drawLayers(opened: OpenPage, names: string[]): Promise<void> {
  await opened.evaluate(
    `figma.currentPage.selection = input.map((name, index) => {
       const layer = figma.createRectangle()
       layer.name = name
       layer.x = index * 120
       layer.locked = name === 'Locked'
       return layer
     })`,
    names
  )
}

/** The topmost fill of each layer. */
async function fillsByName(opened: OpenPage): Promise<Record<string, string>> {
  const fills = await opened.evaluate<[string, string][]>(
    `return figma.currentPage.children.map(({ name, fills }) => [
       name,
       fills[fills.length - 1].type
     ])`
  )
  return Object.fromEntries(fills)
}
