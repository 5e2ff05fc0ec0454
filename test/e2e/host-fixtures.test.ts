import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type HostPage, useHost } from './use-host.ts'

const host = useHost()

function openFixture(name: string, query = ''): Promise<HostPage> {
  const fixtures = join(import.meta.dirname, '../dev/figma/fixtures')
  return host.openAt(join(fixtures, name, 'manifest.json'), { query })
}

async function drawSelected(opened: HostPage): Promise<void> {
  await opened.evaluate(
    'figma.currentPage.selection = [figma.createRectangle()]'
  )
}

it('runs "hello" and shows its panel', async () => {
  const opened = await openFixture('hello')

  const panel = opened.page.locator('iframe[title="Hello"]')
  await expect.poll(() => panel.isVisible()).toBe(true)
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

it('runs "inspector" in Dev Mode', async () => {
  const opened = await openFixture('inspector', 'editor=dev')
  const frame = opened.page.frameLocator('iframe[title="Inspector"]')

  await frame.locator('body').waitFor()

  expect(await opened.page.getByRole('alert').count()).toBe(0)
})

it('runs "panels", one panel at a time', async () => {
  const opened = await openFixture('panels')
  const { page } = opened
  await page.locator('iframe[title="Panels"]').waitFor()
  const titles = () =>
    page.locator('section[aria-label$="plugin"] h2').allTextContents()

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

it('runs "tidy", which loads the whole document first', async () => {
  const opened = await openFixture('tidy')

  await opened.page.getByRole('button', { name: 'Run Tidy' }).waitFor()

  const count = await opened.evaluate<number>(
    'return figma.currentPage.children.length'
  )
  expect(count).toBeGreaterThan(0)
})
