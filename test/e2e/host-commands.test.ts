import { expect, it } from 'vitest'
import { canvasOf } from './canvas.ts'
import { useHost } from './use-host.ts'

const host = useHost()

const manifest = {
  menu: [
    { name: 'Open', command: 'open' },
    { separator: true as const },
    {
      name: 'More',
      menu: [
        {
          name: 'Deeper',
          menu: [
            {
              name: 'Rename',
              command: 'rename',
              parameters: [
                { name: 'Animal', key: 'animal', description: 'One of three' },
                { name: 'Suffix', key: 'suffix', optional: true }
              ]
            }
          ]
        }
      ]
    }
  ],
  relaunchButtons: [
    { command: 'once', name: 'Once' },
    { command: 'many', name: 'Many', multipleSelection: true as const }
  ]
}

const code = `
  figma.parameters.on('input', ({ key, query, result }) => {
    const all = key === 'animal' ? ['Cat', 'Dog', 'Cow'] : ['!']
    result.setSuggestions(all.filter(it => it.toLowerCase().includes(query)))
  })
  figma.on('run', ({ command, parameters }) => {
    figma.showUI(__html__)
    const selected = figma.currentPage.selection.map(node => node.name)
    figma.ui.postMessage([command, parameters || null, selected])
  })`

it('runs a command deep in the menu with suggested parameters', async () => {
  const opened = await host.open({ manifest, code })
  const { page } = opened
  await page.getByRole('button', { name: 'Guest: commands' }).click()

  await page.getByRole('button', { name: 'Rename…' }).click()
  const field = page.getByRole('combobox', { name: 'Animal' })
  await field.fill('c')
  const choices = page.getByRole('option')
  await expect.poll(() => choices.allTextContents()).toEqual(['Cat', 'Cow'])
  await page.getByText('One of three').waitFor()
  await field.press('ArrowDown')
  await field.press('Enter')
  const next = page.getByRole('combobox', { name: 'Suffix (optional)' })
  await page.getByRole('option', { name: 'Leave it out' }).waitFor()
  await next.press('ArrowUp')
  await next.press('Enter')

  await expect.poll(opened.said).toEqual(['rename', { animal: 'Cow' }, []])
})

it('asks which command to run, and starts none by itself', async () => {
  const opened = await host.open({ manifest, code })
  const { page } = opened

  await page.getByRole('button', { name: 'Run Guest' }).click()

  const options = page.getByRole('option')
  const names = ['Open', 'More / Deeper / Rename']
  await expect.poll(() => options.allTextContents()).toEqual(names)
  await page.keyboard.press('Enter')
  await expect.poll(opened.said).toEqual(['open', null, []])
})

it('types into the field of a command that was chosen by mouse', async () => {
  const opened = await host.open({ manifest, code })
  const { page } = opened
  await page.getByRole('button', { name: 'Run Guest' }).click()

  const command = page.getByRole('option', { name: 'Rename' })
  await command.hover()
  const chosen = page.getByRole('option', { selected: true })
  await expect
    .poll(() => chosen.allTextContents())
    .toEqual(['More / Deeper / Rename'])
  await command.click()
  await page.getByRole('option', { name: 'Dog' }).waitFor()
  await page.keyboard.type('cow')

  const options = page.getByRole('option')
  await expect.poll(() => options.allTextContents()).toEqual(['Cow'])
})

it('finds a command by keyboard, and runs the last one again', async () => {
  const opened = await host.open({ manifest, code }, { query: 'start=no' })
  const { page } = opened

  await page.keyboard.press('Control+/')
  await page.keyboard.type('op')
  await page.keyboard.press('Enter')
  await expect.poll(opened.said).toEqual(['open', null, []])
  const panel = await opened.panel()
  await canvasOf(opened).focus()
  await page.keyboard.press('Control+Alt+p')

  await expect.poll(() => panel.isDetached()).toBe(true)
  await expect.poll(opened.said).toEqual(['open', null, []])
})

it('ends the plugin when the parameters are left', async () => {
  const opened = await host.open({ manifest, code }, { query: 'start=no' })
  const { page } = opened
  await page.keyboard.press('Control+k')
  await page.keyboard.type('rename')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Animal' }).waitFor()

  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Run Guest' }).waitFor()
  expect(
    await page.getByRole('dialog', { name: 'Quick actions' }).count()
  ).toBe(0)
})

it('runs a relaunch button on the layers that have it', async () => {
  const opened = await host.open({ manifest, code }, { query: 'start=no' })
  const { page } = opened
  await page.evaluate(() => window.figmaHost?.restart('open'))
  await opened.evaluate(`
    for (const name of ['One', 'Two']) {
      const layer = figma.createRectangle()
      layer.name = name
      layer.setRelaunchData({ once: 'Does it once', many: 'Does it to all' })
    }
    figma.currentPage.selection = figma.currentPage.children`)
  const many = page.getByRole('button', { name: 'Many' })
  await many.waitFor()
  await page.getByText('Does it to all').waitFor()
  expect(await page.getByRole('button', { name: 'Once' }).count()).toBe(0)

  await many.click()

  await expect.poll(opened.said).toEqual(['many', null, ['One', 'Two']])
})
