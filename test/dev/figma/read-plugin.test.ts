import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pluginPaths, readPlugin } from '../../../dev/figma/read-plugin.ts'

const whole = {
  name: 'Demo',
  id: '1',
  api: '1.0.0',
  main: 'code.js',
  documentAccess: 'dynamic-page',
  editorType: ['figma']
}

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugin-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function write(files: Record<string, unknown>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    await writeFile(join(folder, name), text)
  }
  return join(folder, 'manifest.json')
}

test('reads the code and one panel', async () => {
  const path = await write({
    'manifest.json': { ...whole, ui: 'ui.html' },
    'code.js': 'figma.closePlugin()',
    'ui.html': '<p>'
  })

  const plugin = await readPlugin(path)

  expect(plugin).toMatchObject({ code: 'figma.closePlugin()', html: '<p>' })
  expect(pluginPaths(path, plugin)).toEqual(
    ['manifest.json', 'code.js', 'ui.html'].map(name => join(folder, name))
  )
})

test('reads several panels by their names', async () => {
  const path = await write({
    'manifest.json': { ...whole, ui: { main: 'a.html', help: 'b.html' } },
    'code.js': '',
    'a.html': 'A',
    'b.html': 'B'
  })

  const plugin = await readPlugin(path)

  expect(plugin.uiFiles).toEqual({ main: 'A', help: 'B' })
  expect(plugin).not.toHaveProperty('html')
})

test('says that the manifest is missing', async () => {
  await expect(readPlugin(join(folder, 'none.json'))).rejects.toThrow(
    /^The manifest, .*none\.json, does not exist\.$/
  )
})

test('says that the manifest is not JSON', async () => {
  const path = await write({ 'manifest.json': '{' })

  await expect(readPlugin(path)).rejects.toThrow(/is not JSON/)
})

test.each([
  [[], 'must be an object'],
  [{ ...whole, main: undefined }, '"main"'],
  [{ ...whole, editorType: ['figjam', 'dev'] }, '"figjam" together with "dev"']
])('refuses the manifest %j', async (manifest, mistake) => {
  const path = await write({ 'manifest.json': JSON.stringify(manifest) })

  await expect(readPlugin(path)).rejects.toThrow(mistake)
})

test('says which file of the manifest is missing', async () => {
  const path = await write({
    'manifest.json': { ...whole, ui: 'ui.html' },
    'code.js': ''
  })

  await expect(readPlugin(path)).rejects.toThrow(
    /The file of "ui", .*ui\.html, does not exist/
  )
})

test('refuses a file outside the folder of the plugin', async () => {
  const path = await write({
    'manifest.json': { ...whole, main: '../secret.js' }
  })

  await expect(readPlugin(path)).rejects.toThrow(/outside the plugin’s folder/)
})
