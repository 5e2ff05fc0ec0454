import { beforeEach, expect, test, vi } from 'vitest'
import { menuCommands } from '../../manifest/menu-commands.ts'
import type { Headless } from '../../headless.ts'
import {
  $quick,
  $quickChoices,
  askParameters,
  closeQuickActions,
  typeQuickText
} from '../../page/quick-actions.ts'
import { $plugin, pluginEnded } from '../../session/run-plugin.ts'
import { $session, type Session } from '../../session/session.ts'
import { manifest } from '../open-plugin.ts'
import { menu, openWaiting } from '../open-query.ts'

const code = `
figma.parameters.on('input', ({ query, result }) => {
  result.setSuggestions([query])
})
figma.on('run', () => figma.closePlugin())`

const plugin = { manifest: { ...manifest, menu }, code, html: '' }
const [command] = menuCommands(plugin.manifest)
if (!command) throw new Error('The menu has no command.')

let headless: Headless

beforeEach(async () => {
  headless = await openWaiting(code)
  const panel = { prepare() {}, close() {} }
  // Only these are asked for.
  $session.set({ host: headless.host, plugin, panel } as unknown as Session)
  $plugin.set({ kind: 'starting' })
  $quick.set({ kind: 'closed' })
})

test('stays closed when it is closed while the plugin starts', async () => {
  const asking = askParameters(command)
  closeQuickActions()
  await asking

  expect($quick.get()).toEqual({ kind: 'closed' })
  expect($plugin.get()).toEqual({ kind: 'closed' })
})

test('ends a query that is ready when nobody wants it any more', async () => {
  const { host } = headless
  const started = vi.spyOn(host, 'query')
  const asking = askParameters(command)
  await expect.poll(() => started).toHaveBeenCalled()
  closeQuickActions()
  await asking

  expect($quick.get()).toEqual({ kind: 'closed' })
  const query = await started.mock.results[0]?.value
  expect(() => query.input('name', '', {}, () => {})).toThrow('is over')
})

test('receives no answer to the previous query', async () => {
  await askParameters(command)
  const first = $quick.get()
  if (first.kind !== 'parameters') throw new Error('Nothing is asked for.')
  const asked = vi.spyOn(first.query, 'input')
  typeQuickText('first')
  closeQuickActions()
  $plugin.set({ kind: 'starting' })
  await askParameters(command)
  typeQuickText('second')
  await headless.settle()

  const items = [{ name: 'first' }]
  asked.mock.lastCall?.[3]({ kind: 'suggestions', items })

  expect($quickChoices.get().map(it => it.name)).toEqual(['second'])
})

test('closes when the plugin that is asked ends', async () => {
  await askParameters(command)
  expect($quick.get().kind).toBe('parameters')

  pluginEnded({ kind: 'closed' })

  expect($quick.get()).toEqual({ kind: 'closed' })
})

test('does not ask a plugin that ended at once', async () => {
  const { host } = headless
  vi.spyOn(host, 'query').mockImplementation(async () => {
    pluginEnded({ kind: 'closed' })
    return { input() {}, run() {}, cancel() {} }
  })

  await askParameters(command)

  expect($quick.get()).toEqual({ kind: 'closed' })
})
