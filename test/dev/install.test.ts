import { spawnSync } from 'node:child_process'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-'))
  await mkdir(join(folder, 'dev'))
  for (const name of ['install.mjs', 'child-end.mjs']) {
    const own = join(root, 'dev', name)
    await cp(own, join(folder, 'dev', name))
  }
  await writeFile(join(folder, 'package-lock.json'), '{}')
})

afterEach(() => rm(folder, { recursive: true }))

/** Installs packages where `npm` is this script, or there is none. */
async function install(script?: string) {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  if (script !== undefined) {
    await writeFile(join(bin, 'npm'), `#!/bin/sh\n${script}\n`)
    await chmod(join(bin, 'npm'), 0o755)
  }
  const code = `
    import { installPackages } from './dev/install.mjs'
    installPackages()
    console.log('installed')`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', code],
    { cwd: folder, env: { PATH: bin }, encoding: 'utf8' }
  )
  return { status, isInstalled: stdout.includes('installed\n'), stderr }
}

it.each([
  ['is killed', 'kill -9 $$', 'npm ci was killed by SIGKILL'],
  ['is killed below its shell', 'exit 137', 'npm ci was killed by SIGKILL'],
  ['fails', 'exit 3', 'npm ci ended with code 3.'],
  ['is missing', undefined, 'npm ci could not be started: ']
])('says how npm ended when it %s', async (_how, script, words) => {
  const { status, isInstalled, stderr } = await install(script)

  expect(stderr).toContain(words)
  expect({ status, isInstalled }).toEqual({ status: 1, isInstalled: false })
})

it('is quiet when npm ends well', async () => {
  const { status, isInstalled, stderr } = await install('exit 0')

  expect({ status, isInstalled, stderr }).toEqual({
    status: 0,
    isInstalled: true,
    stderr: ''
  })
})

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/one': { version: '1.0.0' },
  'node_modules/two': { version: '2.0.0' },
  'node_modules/two-windows': { version: '2.0.0', optional: true }
}

it.each([
  ['nothing while all are there', { 'node_modules/two': '2.0.0' }, 0],
  ['them when one is missing', {}, 1],
  ['them when one is another', { 'node_modules/two': '1.9.0' }, 1]
])('installs %s', async (_what, others, calls) => {
  const there = Object.entries({ 'node_modules/one': '1.0.0', ...others })
  const installed = there.map(([place, version]) => [place, { version }])
  await writeLock('package-lock.json', wanted)
  await mkdir(join(folder, 'node_modules'))
  await writeLock(
    'node_modules/.package-lock.json',
    Object.fromEntries(installed)
  )

  const { stderr } = await install('echo called >&2')

  expect(stderr).toBe('called\n'.repeat(calls))
})

function writeLock(name: string, packages: object): Promise<void> {
  return writeFile(join(folder, name), JSON.stringify({ packages }))
}

it('leaves npm nothing to warn of', async () => {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(root, name), 'utf8'))
  const { allowScripts } = await read('package.json')
  const { packages } = await read('package-lock.json')

  const withScripts = Object.keys(packages)
    .filter(path => packages[path].hasInstallScript)
    .map(path => path.replace(/^.*node_modules\//, ''))
  const deprecated = Object.keys(packages).filter(
    path => packages[path].deprecated
  )
  expect(Object.keys(allowScripts)).toEqual(withScripts)
  expect(deprecated).toEqual([])
})
