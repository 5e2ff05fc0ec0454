import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildCompanion } from '../../build.mjs'
import { useHost } from './set-up/use-host.ts'

const host = useHost()

it('shows a developer the record of a selected instance', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-companion-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await buildCompanion(folder)
  const opened = await host.openAt(join(folder, 'manifest.json'), {
    query: 'es=2017&editor=dev'
  })
  const panel = opened.page.frameLocator('iframe[title="Cleared Inspect"]')
  await panel.getByRole('heading', { name: 'Nothing is selected' }).waitFor()

  await opened.evaluate(
    `const imageHash = 'ab'.repeat(20)
     const layer = figma.createRectangle()
     layer.name = 'Mountain lake'
     layer.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash }]
     layer.setSharedPluginData('cleared', 'provenance', JSON.stringify({
       assetId: '1001', imageHash, state: 'licensed', license: 'standard',
       licenseId: 'e123', at: '2026-11-03T10:00:00.000Z'
     }))
     const component = figma.createComponent()
     component.appendChild(layer)
     figma.currentPage.selection = [component.createInstance()]`
  )

  const card = panel.getByRole('listitem', { name: 'Mountain lake' })
  await card.getByText('Licensed', { exact: true }).waitFor()
  expect(await card.getByRole('definition').allTextContents()).toEqual([
    '1001',
    'Standard',
    'e123',
    '3 November 2026'
  ])
})
