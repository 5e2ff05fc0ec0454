import { expect, test } from 'vitest'
import type { Fault } from '../../network/faults.ts'
import type { NetworkRequest } from '../../shared/host.ts'
import { openPlugin } from '../open-plugin.ts'
import { networkReply } from '../network-reply.ts'

const address = 'https://media.example'
const url = `${address}/photo.png`

async function openWith(...faults: Fault[]) {
  const asked: string[] = []
  const opened = await openPlugin({
    faults,
    fetch: async ({ url: of }: NetworkRequest) => {
      asked.push(of)
      return networkReply(of, { body: new Uint8Array([1, 2]) })
    }
  })
  return { ...opened, asked }
}

const tryFetch = `
  try { return (await fetch(input)).status } catch (error) { return String(error) }`

test.each<[string, Fault, number]>([
  ['a missing CORS header', { kind: 'cors', address }, 1],
  ['a refused host', { kind: 'refused', address }, 0],
  ['a reply that breaks off', { kind: 'cut', address }, 1],
  ['being offline', { kind: 'offline' }, 0]
])('fails a request by %s', async (_name, fault, arrivals) => {
  const { run, asked } = await openWith(fault)

  const answer = await run(tryFetch, url)

  expect(answer).toBe('TypeError: Failed to fetch')
  expect(asked).toHaveLength(arrivals)
})

test('does not send a request whose preflight would fail', async () => {
  const { run, asked } = await openWith({ kind: 'cors', address })

  const answer = await run(
    `try { await fetch(input, { method: 'PUT' }) } catch (error) { return String(error) }`,
    url
  )

  expect(answer).toBe('TypeError: Failed to fetch')
  expect(asked).toEqual([])
})

test.each([404, 429, 503])('answers %i without asking', async status => {
  const { run, asked } = await openWith({
    kind: 'status',
    address: '*',
    status
  })

  expect(await run(tryFetch, url)).toBe(status)
  expect(asked).toEqual([])
})

test('leaves other addresses alone', async () => {
  const { run } = await openWith({ kind: 'refused', address: 'other.example' })

  expect(await run(tryFetch, url)).toBe(200)
})

test('says which policy a refused request met', async () => {
  const { run, logs } = await openWith({ kind: 'refused', address })

  await run(tryFetch, url)

  expect(String(logs[0]?.values[0])).toContain(`Refused to connect to '${url}'`)
})

test('keeps a slow reply back for its time', async () => {
  const { run } = await openWith({ kind: 'slow', address, milliseconds: 50 })
  const started = performance.now()

  await run(tryFetch, url)

  expect(performance.now() - started).toBeGreaterThan(45)
})

test('is switched on and off while the plugin runs', async () => {
  const { run, faults } = await openWith()

  faults.set([{ kind: 'offline' }])
  const offline = await run(tryFetch, url)
  faults.set([])
  const online = await run(tryFetch, url)

  expect([offline, online]).toEqual(['TypeError: Failed to fetch', 200])
})

test('finds no room in client storage, and keeps what was there', async () => {
  const { run, error, faults } = await openWith()
  await run(`await figma.clientStorage.setAsync('key', 1)`)

  faults.set([{ kind: 'storage-full' }])

  expect(await error(`await figma.clientStorage.setAsync('key', 2)`)).toContain(
    'full'
  )
  expect(await run(`return figma.clientStorage.getAsync('key')`)).toBe(1)
})

test('saves no version of the file', async () => {
  const { run, error, faults } = await openWith({ kind: 'version-refused' })
  const save = `return figma.saveVersionHistoryAsync('Before the swap')`

  const message = await error(save)
  faults.set([])
  const version = await run(save)

  expect(message).toContain('in saveVersionHistoryAsync: The version could not')
  expect(version).toEqual({ id: expect.any(String) })
})

test('blocks a window', async () => {
  const { run, opened, faults } = await openWith({ kind: 'popup-blocked' })

  await run(`figma.openExternal('https://one.example')`)
  faults.set([])
  await run(`figma.openExternal('https://two.example')`)

  expect(opened).toEqual(['https://two.example'])
})

test('deletes a layer before a step of the plugin', async () => {
  const { run, faults } = await openWith()
  const id = await run<string>('return figma.createRectangle().id')
  faults.set([{ kind: 'node-deleted', id, before: 2 }])

  const seen = await run(
    `const node = await figma.getNodeByIdAsync(input)
     const seen = [node.removed]
     await figma.clientStorage.getAsync('one')
     seen.push(node.removed)
     await figma.clientStorage.getAsync('two')
     seen.push(node.removed)
     return seen`,
    id
  )

  expect(seen).toEqual([false, false, true])
})

test.each([
  ['a value beside others', `figma.clientStorage.setAsync('d', 4)`],
  ['deleting one', `figma.clientStorage.deleteAsync('a')`],
  ['asking which there are', `figma.clientStorage.keysAsync()`],
  ['a message', `figma.ui.postMessage('hello')`],
  ['a picture by its address', `figma.createImageAsync('https://a.test/x')`]
])('makes one step of %s', async (_name, step) => {
  const { run, faults } = await openWith()
  const id = await run<string>(`
    for (const key of ['a', 'b', 'c']) await figma.clientStorage.setAsync(key, 1)
    return figma.createRectangle().id`)
  faults.set([{ kind: 'node-deleted', id, before: 3 }])

  const seen = await run(
    `const node = await figma.getNodeByIdAsync(input)
     const seen = []
     for (let i = 0; i < 3; i += 1) {
       try { await ${step} } catch {}
       await new Promise(resolve => setTimeout(resolve))
       seen.push(node.removed)
     }
     return seen`,
    id
  )

  expect(seen).toEqual([false, false, true])
})

test('notifies the plugin that somebody else deleted the layer', async () => {
  const { run, faults, onPanelMessage, settle } = await openWith()
  const seen: unknown[] = []
  onPanelMessage(message => seen.push(message))
  const id = await run<string>(
    `figma.currentPage.on('nodechange', ({ nodeChanges }) => {
       figma.ui.postMessage(nodeChanges.map(({ type, origin }) => type + origin))
     })
     return figma.createRectangle().id`
  )
  await settle()
  faults.set([{ kind: 'node-deleted', id, before: 1 }])

  await run(`await figma.clientStorage.getAsync('one')`)

  await settle()

  expect(seen).toContainEqual(['DELETEREMOTE'])
})

test('fails to load a page, and loads it once the fault is off', async () => {
  const { run, error, host, faults } = await openWith()
  const id = host.user.addPage('Second')
  const page = 'const page = await figma.getNodeByIdAsync(input);'
  const load = `${page} await page.loadAsync()`

  faults.set([{ kind: 'page-unloadable', page: '*' }])

  expect(await error(load, id)).toContain(
    'in loadAsync: Failed to load page "Second"'
  )
  expect(await error(`${page} page.children`, id)).toContain('not loaded')
  faults.set([{ kind: 'page-unloadable', page: id }])
  expect(await error('await figma.loadAllPagesAsync()')).toContain('Second')
  faults.set([{ kind: 'page-unloadable', page: 'other' }])
  await run(load, id)
})

test.each([
  ['a family', 'Inter', ['Inter Bold', 'Inter Regular']],
  ['a font', 'Inter Bold', ['Inter Bold']],
  ['every font', '*', ['Inter Bold', 'Inter Regular', 'Lato Bold']]
])(
  'has not %s, and has it once the fault is off',
  async (_, font, expected) => {
    const { run, faults } = await openWith()
    const fonts = `const names = ['Inter Bold', 'Inter Regular', 'Lato Bold']
    const listed = await figma.listAvailableFontsAsync()
    const missing = []
    for (const name of names) {
      const [family, style] = name.split(' ')
      const isListed = listed.some(({ fontName: one }) =>
        one.family === family && one.style === style)
      const why = await figma.loadFontAsync({ family, style })
        .then(() => '', error => error.message)
      if (!isListed && why.includes('could not be loaded')) missing.push(name)
      else if (!isListed || why) missing.push('half of ' + name)
    }
    return missing`

    faults.set([{ kind: 'font-missing', font }])
    const missing = await run(fonts)
    faults.set([])

    expect(missing).toEqual(expected)
    expect(await run(fonts)).toEqual([])
  }
)
