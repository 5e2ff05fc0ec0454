import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type HostPage, useHost } from './use-host.ts'

const host = useHost()

function openFixture(name: string, query = ''): Promise<HostPage> {
  const fixtures = join(import.meta.dirname, '../../dev/figma/test/fixtures')
  return host.openAt(join(fixtures, name, 'manifest.json'), { query })
}

async function drawSelected(opened: HostPage): Promise<void> {
  await opened.evaluate(
    'figma.currentPage.selection = [figma.createRectangle()]'
  )
}

it('runs "hello": a picture from its panel, and a notice to answer', async () => {
  const opened = await openFixture('hello')
  const panel = opened.page.frameLocator('iframe[title="Hello"]')
  await panel.getByText('1 visits').waitFor()

  await panel.getByRole('button', { name: 'Place picture' }).click()
  await panel.getByRole('button', { name: 'Notify' }).click()
  await opened.page.getByRole('button', { name: 'Answer' }).click()

  await panel.getByLabel('Log').getByText('pressed').waitFor()
  const placed = await opened.evaluate(
    `return figma.currentPage.selection.map(node => [
       node.name, node.width, node.height])`
  )
  expect(placed).toEqual([['Placed picture', 480, 320]])
})

it('runs "commands" from its menu and its relaunch buttons', async () => {
  const opened = await openFixture('commands', 'start=no')
  const { page } = opened
  await drawSelected(opened)

  await page.getByRole('button', { name: 'Commands: commands' }).click()
  await page.getByRole('button', { name: 'Mark the selection' }).click()
  const tick = page.getByRole('button', { name: 'Tick', exact: true })
  await tick.click()

  const text = page.getByText('Ticked 1 times')
  await expect.poll(() => text.isVisible()).toBe(true)
})

it('runs "inspector" in Dev Mode, where it only reads', async () => {
  const opened = await openFixture('inspector', 'editor=dev')
  const frame = opened.page.frameLocator('iframe[title="Inspector"]')
  const report = frame.getByRole('status')
  await report.getByText('"mode": "inspect"').waitFor()

  await drawSelected(opened)
  await report.getByText('"type": "RECTANGLE"').waitFor()
  await frame.getByRole('button', { name: 'Rename' }).click()

  await report.getByText('read-only').waitFor()
  const name = await opened.evaluate(
    'return figma.currentPage.selection[0].name'
  )
  expect(name).toBe('Rectangle')
})

it('runs "panels", one panel at a time', async () => {
  const opened = await openFixture('panels')
  const { page } = opened
  const titles = () =>
    page
      .locator('section[aria-label$="plugin"] iframe')
      .evaluateAll(frames => frames.map(frame => frame.getAttribute('title')))
  const main = page.frameLocator('iframe[title="Panels"]')
  const help = page.frameLocator('iframe[title="Help"]')

  await main.getByRole('button', { name: 'Help' }).click()
  await help.getByRole('heading', { name: 'Help' }).waitFor()
  const second = await titles()
  await help.getByRole('button', { name: 'Back', exact: true }).click()
  await main.getByRole('button', { name: 'Help' }).waitFor()

  expect(second).toEqual(['Help'])
  expect(await titles()).toEqual(['Panels'])
})

it('runs "suggestions" with parameters typed by keyboard', async () => {
  const opened = await openFixture('suggestions', 'start=no')
  const { page } = opened
  await page.keyboard.press('Control+k')
  await page.keyboard.type('add')
  await page.keyboard.press('Enter')

  const shape = page.getByRole('combobox', { name: 'Shape' })
  await shape.fill('el')
  await page.getByRole('option', { name: 'Ellipse' }).waitFor()
  await shape.press('Enter')
  const size = page.getByRole('combobox', { name: 'Size' })
  await size.fill('none')
  await page.getByText('The size must be a number above 0').waitFor()
  await size.fill('48')
  await page.getByRole('option', { name: '48' }).first().waitFor()
  await size.press('Enter')
  const name = page.getByRole('combobox', { name: 'Name (optional)' })
  await name.fill('Sun')
  await name.press('Enter')

  await expect
    .poll(() =>
      opened.evaluate(
        `return figma.currentPage.children.map(node => [
           node.type, node.name, node.width])`
      )
    )
    .toEqual([['ELLIPSE', 'Sun', 48]])
})

it('runs "tidy" without a panel, and shows what it says at its end', async () => {
  const opened = await openFixture('tidy')

  await opened.page.getByText('Tidied 2 cards').waitFor()

  const names = await opened.evaluate(
    `const [card, group] = figma.currentPage.children
     return [card.name, group.name, group.children.length]`
  )
  expect(names).toEqual(['Card', 'Cards', 2])
})
