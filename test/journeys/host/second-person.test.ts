import { expect, it } from 'vitest'
import { layerNames } from '../set-up/layer-names.ts'
import { useHost } from '../set-up/use-host.ts'

const host = useHost()

const code = `
  figma.showUI(__html__)
  figma.currentPage.on('nodechange', ({ nodeChanges }) => {
    const seen = nodeChanges.map(({ type, origin }) => type + ' ' + origin)
    figma.ui.postMessage(seen)
  })`

it('edits beside the person: events are remote, undo leaves it', async () => {
  const opened = await host.open({ code })
  const { page } = opened
  await opened.evaluate(
    `const mine = figma.createRectangle()
     mine.name = 'Mine'
     figma.currentPage.selection = [mine]`
  )
  await expect.poll(opened.said).toEqual(['CREATE LOCAL'])
  await page.getByRole('button', { name: 'Second person' }).click()

  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect.poll(opened.said).toEqual(['PROPERTY_CHANGE REMOTE'])
  await page.getByRole('button', { name: 'Add a layer' }).click()
  await expect.poll(opened.said).toEqual(['CREATE REMOTE'])

  await page.locator('main').getByText('Second person').waitFor()
  expect(await layerNames(page)).toEqual(['Mine (theirs)', 'Theirs'])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await layerNames(page)).toEqual(['Theirs'])
})

it('deletes the person’s selection', async () => {
  const opened = await host.open({ code })
  const { page } = opened
  await opened.evaluate(
    'figma.currentPage.selection = [figma.createRectangle()]'
  )
  await page.getByRole('button', { name: 'Second person' }).click()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()

  await expect.poll(opened.said).toEqual(['DELETE REMOTE'])
  expect(await layerNames(page)).toEqual([])
})
