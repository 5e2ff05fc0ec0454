import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sample } from '../sample.ts'
import { openDevelopment } from './open-development.ts'
import { openPage } from './set-up/open-page.ts'

let development: Awaited<ReturnType<typeof openDevelopment>>

beforeAll(async () => {
  development = await openDevelopment()
})

afterAll(() => development?.close())

async function health(address: string): Promise<number> {
  const reply = await fetch(`${address}/health`)
  return reply.status
}

it('shows a saved panel in the open page, on the same document', async () => {
  const { url, gateway, service } = development
  const opened = await openPage({
    browser: inject('browser'),
    url,
    origins: [url, gateway, service, service.replace('localhost', '127.0.0.1')],
    panel: { title: 'Cleared', ready: 'nav' }
  })
  const panel = opened.page.frameLocator('iframe[title="Cleared"]')
  await panel.locator('nav').waitFor()
  await opened.evaluate(`figma.createRectangle().name = 'Not saved'`)

  const ui = await development.append(
    'ui/app/main.tsx',
    `document.body.id = 'saved'\n`,
    /^Updated the plugin/m
  )
  await panel.locator('#saved nav').waitFor()
  const controller = await development.append(
    'src/main.ts',
    `figma.notify('Saved, too')\n`,
    /^Updated the plugin/m
  )
  await opened.page.getByText('Saved, too').waitFor()

  const names = await opened.evaluate(
    `return figma.currentPage.children.map(({ name }) => name)`
  )
  expect(names).toContain('Not saved')
  expect([ui.length, controller.length]).toEqual([1, 1])
  await opened.close()
})

it('keeps the plugin when what was saved is broken, and says where', async () => {
  const read = async (): Promise<string> => {
    const reply = await fetch(`${development.url}/host.json`)
    return JSON.stringify((await reply.json()).plugin)
  }
  const before = await read()

  const said = await development.append(
    'ui/app/app.tsx',
    '\nconst = 1\n',
    /Kept/
  )

  expect(said).toEqual([
    expect.stringMatching(
      /^ui\/app\/app\.tsx:\d+:6: Expected identifier but found "="\. Kept the old plugin\.$/
    )
  ])
  expect(await read()).toBe(before)
  await development.restore('ui/app/app.tsx', /^Updated the plugin/m)
})

const servers = [
  ['gateway', 'gateway/server.ts'],
  ['service', 'dev/service/server.ts']
] as const

it.each(sample(servers, 1))(
  'restarts the %s alone when it is saved',
  async (name, path) => {
    const said = await development.append(
      path,
      `console.log('loaded again')\n`,
      new RegExp(`^Restarted the ${name}`, 'm')
    )

    expect(said).toEqual([
      'loaded again',
      expect.stringMatching(`^Restarted the ${name} in [\\d.]+ s\\.$`)
    ])
    expect(await health(development[name])).toBe(200)
  }
)

const mistakes = [
  ['gateway', 'gateway/server.ts', 'const = 1', 'Expected identifier'],
  ['service', 'dev/service/server.ts', 'missing()', 'missing is not defined']
] as const

it.each(sample(mistakes, 1))(
  'keeps the %s when what was saved is broken, and says where',
  async (name, path, text, reason) => {
    const said = await development.append(path, `\n${text}\n`, /Kept/)

    expect(said).toEqual([
      expect.stringMatching(
        `^${path}:\\d+:\\d+: ${reason}.*\\. Kept the old ${name}\\.$`
      )
    ])
    expect(await health(development[name])).toBe(200)
    await development.restore(path, new RegExp(`^Restarted the ${name}`, 'm'))
  }
)

it('renews every part that contains a saved contract', async () => {
  const said = await development.append(
    'contract/gateway.ts',
    '// saved\n',
    /^(?=[^]*the plugin)(?=[^]*the gateway)(?=[^]*the service)/
  )

  expect(said.toSorted()).toEqual([
    expect.stringMatching('^Restarted the gateway'),
    expect.stringMatching('^Restarted the service'),
    expect.stringMatching('^Updated the plugin')
  ])
})
