import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startEcho } from '../../../dev/figma/probe/echo.mjs'
import { useHost } from '../set-up/use-host.ts'

const source = join(import.meta.dirname, '../../../dev/figma/probe')
const host = useHost()

interface Item {
  id: string
  got?: unknown
  same?: boolean
}

/** Opens the probe with an echo server at a free port. */
async function openProbe() {
  const echo = await startEcho(0)
  onTestFinished(() => echo.close())
  const folder = await mkdtemp(join(tmpdir(), 'probe-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(source, folder, { recursive: true })
  const path = join(folder, 'manifest.json')
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace('http://localhost:4455', echo.url))
  // a busy machine needs longer than the usual limit for its loops
  const query = 'running=60'
  const opened = await host.openAt(path, { query, origins: [echo.url] })
  opened.expectErrors(/elsewhere\.invalid|ERR_EMPTY_RESPONSE|Failed to load/)
  const panel = opened.page.frameLocator('iframe[title="Probe"]')
  return { echo, panel }
}

it('finds the documented assumptions of the host in the page', async () => {
  const { echo, panel } = await openProbe()

  await panel.locator('#echo').fill(echo.url)
  await panel.getByRole('button', { name: 'Run', exact: true }).click()
  await panel.locator('#state', { hasText: 'Done' }).waitFor()

  const report = JSON.parse(await panel.locator('#report').inputValue()) as {
    items: Item[]
  } // the probe's own
  const different = report.items
    .filter(({ same }) => same === false)
    .map(({ id, got }) => `${id}: ${JSON.stringify(got)}`)
  const asked = report.items.filter(({ same }) => same !== undefined)
  expect(different).toEqual([])
  expect(asked.length).toBeGreaterThan(50)
})
