import { expect, it } from 'vitest'
import { boxOf } from './box-of.ts'
import { layerNames } from './layer-names.ts'
import { canvasOf } from './look-at-canvas.ts'
import { type HostPage, useHost } from './use-host.ts'

const host = useHost()

const good = {
  code: `figma.showUI(__html__)
    figma.ui.postMessage('well')`
}

it.each([
  [
    'runs in a circle',
    'for (;;) {}',
    /without a pause.*Let it pause/s,
    'running=1'
  ],
  [
    'calls itself without an end',
    'const f = () => f() + 1; f()',
    /stack overflow.*calls itself/s,
    ''
  ],
  [
    'fills the memory',
    'const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1))',
    /out of memory.*Release/s,
    'memory=64'
  ],
  [
    'is not JavaScript',
    'figma.showUI(__html__) }',
    /not JavaScript.*Correct it/s,
    ''
  ],
  [
    'is newer than the level',
    'const a = 1n ** 2n',
    /newer than ES2017.*newer one in the settings/s,
    'es=2017'
  ],
  ['throws', 'throw new Error("broken at home")', /broken at home/, '']
])('stays alive when a plugin %s', async (_what, code, words, query) => {
  const opened = await host.open({ code }, { query })
  opened.expectErrors(/Uncaught|overflow|broken at home|was stopped/)

  const alert = opened.page.getByRole('alert')
  await alert.getByText(words).waitFor()
  await opened.page.getByRole('button', { name: 'Rectangle' }).click()
  await drawOnCanvas(opened)
  expect(await layerNames(opened.page)).toHaveLength(1)
  await opened.rewrite(good)
  await alert.getByRole('button', { name: 'Run again' }).click()

  await expect.poll(opened.said).toBe('well')
  expect(await layerNames(opened.page)).toHaveLength(1)
})

it('says every mistake of a manifest, and starts once it is right', async () => {
  const opened = await host.open(good)
  const { page } = opened
  await expect.poll(opened.said).toBe('well')
  await opened.rewrite({
    ...good,
    manifest: { api: '9.9.9', networkAccess: { allowedDomains: [] } }
  })

  await page.getByRole('button', { name: 'Restart Guest' }).click()

  const alert = page.getByRole('alert')
  await alert.getByText('"api"').waitFor()
  await page.getByRole('button', { name: 'Run Guest' }).click()
  await expect.poll(() => alert.count()).toBe(1)
  await alert.getByText('allowedDomains').waitFor()
  await alert.getByText('Correct the file').waitFor()
  await opened.rewrite(good)
  await alert.getByRole('button', { name: 'Run again' }).click()
  await expect.poll(opened.said).toBe('well')
})

async function drawOnCanvas(opened: HostPage): Promise<void> {
  const { page } = opened
  const box = await boxOf(canvasOf(opened))
  await page.mouse.move(box.x + 80, box.y + 80)
  await page.mouse.down()
  await page.mouse.move(box.x + 180, box.y + 160, { steps: 4 })
  await page.mouse.up()
}
