import { expect, it } from 'vitest'
import { useHost } from '../set-up/use-host.ts'

const host = useHost()

const code = `
  figma.showUI(__html__, { themeColors: true })
  figma.ui.postMessage([figma.editorType, typeof Array.prototype.at])`

it('starts the plugin again in another editor, and says so', async () => {
  const manifest = { editorType: ['figma', 'dev'] }
  const opened = await host.open({ manifest, code })
  const { page } = opened
  await expect.poll(opened.said).toEqual(['figma', 'function'])

  await page.getByRole('button', { name: 'Settings' }).click()
  const editor = page.getByLabel('Editor')
  expect(await editor.getByRole('option').allTextContents()).toEqual([
    'Figma Design',
    'Dev Mode'
  ])
  await editor.selectOption('Dev Mode')

  await page
    .getByText('Guest starts again, because the editor is dev')
    .waitFor()
  await expect.poll(opened.said).toEqual(['dev', 'function'])
  expect(page.url()).toContain('editor=dev')
})

it('removes newer built-ins at an older language level', async () => {
  const opened = await host.open({ code })
  const { page } = opened
  await page.getByRole('button', { name: 'Settings' }).click()

  await page.getByLabel('Language level').selectOption('ES2017')

  await expect.poll(opened.said).toEqual(['figma', 'undefined'])
})

it('runs nothing with a view seat, until the seat is full again', async () => {
  const opened = await host.open({ code }, { query: 'seat=view' })
  const { page } = opened
  await page.getByRole('alert').getByText('view seat nobody runs').waitFor()

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Seat').selectOption('Full')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Run Guest' }).click()

  await expect.poll(opened.said).toEqual(['figma', 'function'])
})

it('lets the plugin run as long as the setting says', async () => {
  const opened = await host.open({ code })
  const { page } = opened
  await page.getByRole('button', { name: 'Settings' }).click()

  await page.getByLabel('Longest run, s').fill('2')
  await page.getByLabel('Longest run, s').press('Tab')

  await page.getByText('because it may run 2 s without a pause now').waitFor()
  expect(page.url()).toContain('running=2')
})

it('changes the theme while the plugin keeps running', async () => {
  const opened = await host.open({ code }, { query: 'theme=light' })
  const panel = await opened.panel()
  const theme = () => panel.evaluate(() => document.documentElement.className)
  await expect.poll(theme).toBe('figma-light')

  await opened.page.getByRole('button', { name: 'Settings' }).click()
  await opened.page.getByLabel('Theme').selectOption('Dark')

  await expect.poll(theme).toBe('figma-dark')
  const color = () =>
    panel.evaluate(() =>
      getComputedStyle(document.documentElement)
        .getPropertyValue('--figma-color-bg')
        .trim()
    )
  await expect.poll(color).toBe('#2c2c2c')
})
