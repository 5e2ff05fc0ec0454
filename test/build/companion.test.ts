import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildCompanion } from '../../build.mjs'

it('begins with nothing of the panel that searches', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-companion-'))
  onTestFinished(() => rm(folder, { recursive: true }))

  await buildCompanion(folder)

  const html = await readFile(join(folder, 'ui.html'), 'utf8')
  expect(html).toContain('<div id="panel"></div>')
})
