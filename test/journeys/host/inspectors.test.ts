import { expect, it } from 'vitest'
import { useHost } from '../set-up/use-host.ts'

const host = useHost()

const code = `
  figma.showUI(__html__)
  const keep = async () => {
    await figma.clientStorage.setAsync('settings', { size: 1 })
    await figma.clientStorage.setAsync('file', new Uint8Array(2048))
    figma.root.setPluginData('ledger', 'on the document')
    figma.currentPage.setSharedPluginData('shared', 'mark', 'on the page')
    const layer = figma.createRectangle()
    layer.setPluginData('own', 'on the layer')
    figma.currentPage.selection = [layer]
    figma.ui.postMessage('kept')
  }
  figma.ui.onmessage = async () => {
    const stored = await figma.clientStorage.getAsync('settings')
    figma.ui.postMessage(stored ?? 'deleted')
  }
  keep()`

it('shows and deletes what the plugin stores', async () => {
  const opened = await host.open({ code })
  const { page } = opened
  await expect.poll(opened.said).toBe('kept')
  await page.getByRole('button', { name: 'Storage' }).click()
  const table = page.getByRole('table', { name: 'clientStorage entries' })
  await table.getByText('2.0 kB').waitFor()
  await page.getByText('of 5.00 MB').waitFor()

  await table.getByRole('button', { name: 'Delete settings' }).click()
  await expect.poll(() => table.getByRole('row').count()).toBe(2)

  const panel = await opened.panel()
  await panel.evaluate(() => parent.postMessage({ pluginMessage: 1 }, '*'))
  await expect.poll(opened.said).toBe('deleted')
  await page.getByRole('button', { name: 'Clear storage' }).click()
  await page.getByText('Nothing stored').waitFor()
})

it('shows plugin data of document, page and selection, with sizes', async () => {
  const opened = await host.open({ code })
  const { page } = opened

  await page.getByRole('button', { name: 'Plugin data', exact: true }).click()

  const table = page.getByRole('table', { name: 'Plugin data' })
  await table.getByText('on the layer').waitFor()
  const rows = await table.getByRole('row').allInnerTexts()
  const cells = rows.map(row => row.split(/\s*\t\s*/))
  expect(cells.slice(1)).toEqual([
    ['Document', 'guest', 'ledger', '26 B', 'on the document'],
    ['Page 1', 'shared, shared', 'mark', '21 B', 'on the page'],
    ['Rectangle', 'guest', 'own', '20 B', 'on the layer']
  ])
})

it('shows what a plugin throws once it runs', async () => {
  const opened = await host.open({
    code: `
      figma.showUI(__html__)
      console.log('starts', { at: 1 })
      figma.on('run', () => { throw new Error('in run') })
      figma.ui.onmessage = () => { throw new Error('in a message') }
      setTimeout(() => {
        Promise.reject(new Error('in a promise'))
        throw new Error('in a timer')
      })`
  })
  opened.expectErrors(/Uncaught \(in .*in (run|a message|a promise|a timer)/)
  const { page } = opened
  await (
    await opened.panel()
  ).evaluate(() => {
    parent.postMessage({ pluginMessage: 1 }, '*')
  })

  await page.getByRole('button', { name: 'Console 5, 4 errors' }).focus()
  await page.keyboard.press('Enter')

  const table = page.getByRole('table', { name: 'Plugin console' })
  for (const where of ['run', 'a message', 'a promise', 'a timer']) {
    await table.getByText(`Error: in ${where}`).waitFor()
  }
  expect(await table.getByRole('row').last().innerText()).toContain(
    'starts {"at":1}'
  )
  await page.getByRole('button', { name: 'Clear console' }).click()
  await page.getByText('No console output').waitFor()
})
