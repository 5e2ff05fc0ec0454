import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runHost } from '../run-host.ts'
import { withLayers } from './with-layers.ts'
import { pluginPaths, readPlugin } from '../read-plugin.ts'

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

test.each([
  ['{', 'line 1, column 2'],
  ['{\n  "name": Demo\n}', 'line 2, column 11'],
  ['{\n  "name": "Demo",\n}', 'line 2, column 17'],
  ['', 'line 1, column 1']
])('says where the manifest %j is not JSON', async (text, place) => {
  const path = await write({ 'manifest.json': text })

  await expect(readPlugin(path)).rejects.toThrow(`is not JSON, ${place}: `)
})

test.each([
  ['\uFEFF{}', 'byte order mark. Save it without one.'],
  [Buffer.from('\uFEFF{}', 'utf16le'), 'UTF-16. Save it as UTF-8.'],
  [Buffer.from('{}', 'utf16le'), 'UTF-16. Save it as UTF-8.']
])('says how the manifest %j is written', async (text, words) => {
  const path = join(folder, 'manifest.json')
  await writeFile(path, text)

  await expect(readPlugin(path)).rejects.toThrow(words)
})

test('takes a folder for the manifest in it', async () => {
  await write({ 'manifest.json': whole, 'code.js': 'figma' })

  expect(await readPlugin(folder)).toMatchObject({ code: 'figma' })
})

test('says that a file is a folder', async () => {
  const path = await write({ 'manifest.json': { ...whole, main: '.' } })

  await expect(readPlugin(path)).rejects.toThrow(/ is a folder\.$/)
})

test.each([
  [[], 'must be an object'],
  [{ ...whole, main: undefined }, '"main"'],
  [{ ...whole, editorType: ['figjam', 'dev'] }, '"figjam" together with "dev"']
])('refuses the manifest %j', async (manifest, mistake) => {
  const path = await write({ 'manifest.json': JSON.stringify(manifest) })

  await expect(readPlugin(path)).rejects.toThrow(mistake)
})

test('says which files of the manifest are missing', async () => {
  const ui = { first: 'a.html', second: 'b.html' }
  const path = await write({
    'manifest.json': { ...whole, ui },
    'a.html': ''
  })

  await expect(readPlugin(path)).rejects.toThrow(
    /The file of "main", .*code\.js, does not exist\.\nThe file of "ui\.second", .*b\.html, does not exist\./
  )
})

test('refuses a file outside the folder of the plugin', async () => {
  const path = await write({
    'manifest.json': { ...whole, main: '../secret.js' }
  })

  await expect(readPlugin(path)).rejects.toThrow(/outside the plugin’s folder/)
})

test('ends the command with the sentences about a manifest', async () => {
  const path = await write({
    'manifest.json': { ...whole, api: '2', editorType: ['xd'] }
  })

  await expect(runHost(['--plugin', path, '--port', '0'])).rejects.toThrow(
    /"api" must be "1\.0\.0"\.\n"editorType" has "xd"; allowed are figma/
  )
})

test('ends the command for an editor that the manifest does not name', async () => {
  const path = await write({ 'manifest.json': whole, 'code.js': '' })
  const argv = ['--plugin', path, '--port', '0', '--editor', 'figjam']

  await expect(runHost(argv)).rejects.toThrow(
    '"Demo" does not run in the figjam editor: its manifest names figma'
  )
})

test.each([
  ['{', 'it is not JSON'],
  ['{"document":{},"version":"42"}', 'this is no document of this host'],
  [
    JSON.stringify(withLayers({ type: 'BLOB' })),
    'pages[0].children[0].type must be the type of a layer but is "BLOB"'
  ]
])('ends the command for the document %s', async (document, words) => {
  const path = await write({
    'manifest.json': whole,
    'code.js': '',
    'document.json': document
  })
  const file = join(folder, 'document.json')
  const argv = ['--plugin', path, '--port', '0', '--document', file]

  await expect(runHost(argv)).rejects.toThrow(words)
})
