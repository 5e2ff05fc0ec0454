import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { installPacked, linesUntil } from '../../../test/install-packed.ts'
import { findBrowser } from '../../browser.ts'

const home = join(import.meta.dirname, '..')

const pluginFiles = {
  'manifest.json': JSON.stringify({
    name: 'Tiny',
    id: 'tiny',
    api: '1.0.0',
    main: 'code.js',
    editorType: ['figma'],
    documentAccess: 'dynamic-page'
  }),
  'code.js': `
    const square = figma.createRectangle()
    square.name = 'Made by Tiny'
    square.resize(120, 80)`
}

const inNode = `
  import { openHeadless } from '@cleared/figma-host'
  const { host, kill } = await openHeadless({ plugin: 'tiny' })
  console.log(JSON.stringify(host.scene().children.map(layer => layer.name)))
  kill()`

let folder: string
let program: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'figma-host-package-'))
  program = await installPacked(home, folder, 'cleared-figma-host')
  await mkdir(join(folder, 'tiny'))
  for (const [name, text] of Object.entries(pluginFiles)) {
    await writeFile(join(folder, 'tiny', name), text)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the program in its folder. */
function start(...argv: string[]) {
  const host = spawn(program, argv, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32'
  })
  onTestFinished(() => void host.kill())
  return host
}

async function openPage(url: string) {
  const executablePath = await findBrowser()
  const args = ['--no-sandbox']
  const browser = await chromium.launch({ executablePath, args })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(url)
  return page
}

test('is packed, installed in an empty folder, and runs a plugin in a page', async () => {
  const host = start('--plugin', 'tiny/manifest.json', '--port', '0')
  const ended = once(host, 'exit')
  const output = await linesUntil(host.stdout, /is ready/)
  const [url = ''] = /http:\/\/\S+/.exec(output) ?? []
  const page = await openPage(url)

  await page.getByRole('treeitem', { name: 'Made by Tiny' }).waitFor()
  host.kill()

  expect(await ended).toEqual([0, null])
})

test('runs the plugin in Node', async () => {
  const argv = ['--input-type=module', '--eval', inNode]
  const { stdout } = await promisify(execFile)(process.execPath, argv, {
    cwd: folder
  })

  expect(JSON.parse(stdout)).toEqual(['Made by Tiny'])
})

test('says what is wrong with a plugin', async () => {
  const host = start('--plugin', 'nowhere')
  const ended = once(host, 'exit')
  const mistake = await linesUntil(host.stderr, /does not exist/)

  expect(mistake).toMatch(/^The manifest, .*nowhere, does not exist\.$/)
  expect(await ended).toEqual([1, null])
})
