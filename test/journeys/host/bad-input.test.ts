import { expect, it } from 'vitest'
import { measureBox } from '../set-up/measure-box.ts'
import { layerNames } from '../set-up/layer-names.ts'
import { canvasOf } from '../set-up/canvas.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

const host = useHost()

const good = {
  code: `figma.showUI(__html__)
    figma.ui.postMessage('well')`
}

const mistakes = [
  ['for (;;) {}', /without a pause.*Let it pause/s],
  ['const f = () => f() + 1; f()', /stack overflow.*calls itself/s],
  [
    'const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1))',
    /out of memory.*Release/s
  ],
  ['figma.showUI(__html__) }', /not JavaScript.*Correct it/s],
  ['const a = 1n ** 2n', /newer than ES2017.*newer one in the settings/s],
  ['throw new Error("broken at home")', /broken at home/]
] as const

it('stays alive whatever mistake a plugin makes', async () => {
  const query = 'running=1&memory=64&es=2017'
  const opened = await host.open({ code: mistakes[0][0] }, { query })
  opened.expectErrors(/Uncaught|overflow|broken at home|was stopped/)
  const { page } = opened
  const alert = page.getByRole('alert')

  for (const [at, [code, words]] of mistakes.entries()) {
    if (at > 0) {
      await opened.rewrite({ code })
      await page.getByRole('button', { name: 'Restart Guest' }).click()
    }
    await alert.getByText(words).waitFor()
    await page.getByRole('button', { name: 'Rectangle' }).click()
    await drawOnCanvas(opened)
    expect(await layerNames(page)).toHaveLength(at + 1)
    await opened.rewrite(good)
    await alert.getByRole('button', { name: 'Run again' }).click()

    await expect.poll(opened.said).toBe('well')
    expect(await layerNames(page)).toHaveLength(at + 1)
  }
})

it('reports every mistake of a manifest, and starts once it is fixed', async () => {
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
  const box = await measureBox(canvasOf(opened))
  await page.mouse.move(box.x + 80, box.y + 80)
  await page.mouse.down()
  await page.mouse.move(box.x + 180, box.y + 160, { steps: 4 })
  await page.mouse.up()
}
