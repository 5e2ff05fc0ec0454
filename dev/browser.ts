import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** One way to have a Chromium; `install` says whether it went well. */
export interface BrowserSource {
  name: string
  find(): string | null
  install?: () => boolean
}

/**
 * Path of a Chromium for the tests: an installed Chrome, Chromium or Edge,
 * else Playwright's, else Debian's, else npm's. Installs what is missing and
 * says so; throws with a sentence when nothing works.
 */
export async function findBrowser(
  sources: BrowserSource[] = browserSources()
): Promise<string> {
  for (const source of sources) {
    const path = source.find()
    if (path) return path
  }
  for (const source of sources) {
    if (!source.install) continue
    console.log(`No browser found; trying ${source.name} …`)
    const path = source.install() ? source.find() : null
    if (path) return path
  }
  throw new Error(
    'No Chromium could be found or installed. Install Chrome or Chromium, ' +
      'or set CLEARED_BROWSER to the path of one.'
  )
}

function browserSources(): BrowserSource[] {
  return [named(), installed(), playwrights(), debians(), npms()]
}

function named(): BrowserSource {
  const path = process.env['CLEARED_BROWSER']
  return { name: 'CLEARED_BROWSER', find: () => path ?? null }
}

function installed(): BrowserSource {
  return { name: 'an installed browser', find: () => firstFile(knownPaths()) }
}

function knownPaths(): string[] {
  const programs = [
    process.env['PROGRAMFILES'],
    process.env['PROGRAMFILES(X86)'],
    process.env['LOCALAPPDATA']
  ].flatMap(folder => (folder ? [folder] : []))
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...programs.flatMap(folder => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe')
    ])
  ]
}

function playwrights(): BrowserSource {
  const cli = join(root, 'node_modules/playwright-core/cli.js')
  return {
    name: "Playwright's Chromium",
    find: () => firstLine(process.execPath, ['-e', printPlaywrightPath]),
    install: () => quiet(process.execPath, [cli, 'install', 'chromium'])
  }
}

const printPlaywrightPath =
  "import('playwright-core').then(p => console.log(p.chromium.executablePath()))"

function debians(): BrowserSource {
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  return {
    name: "Debian's chromium package",
    find: () => firstFile(['/usr/bin/chromium']),
    install: () =>
      canInstall &&
      quiet('apt-get', ['update']) &&
      quiet('apt-get', ['install', '-y', 'chromium'])
  }
}

/** The newest version of this package that runs on Node 20. */
const npmBrowser = '@sparticuz/chromium@147.0.0'

function npms(): BrowserSource {
  const folder = join(root, '.cache', 'browser')
  const unpack =
    "import('@sparticuz/chromium').then(async c => " +
    'console.log(await c.default.executablePath()))'
  return {
    name: "npm's chromium package",
    find: () =>
      existsSync(join(folder, 'node_modules'))
        ? firstLine(process.execPath, ['-e', unpack], folder)
        : null,
    install: () => quiet('npm', ['install', '--prefix', folder, npmBrowser])
  }
}

function firstFile(paths: string[]): string | null {
  return paths.find(path => existsSync(path)) ?? null
}

function firstLine(file: string, args: string[], cwd = root): string | null {
  const { stdout } = spawnSync(file, args, { cwd, encoding: 'utf8' })
  const line = (stdout ?? '').split('\n')[0]?.trim() ?? ''
  return line && existsSync(line) ? line : null
}

function quiet(file: string, args: string[]): boolean {
  const { status, stderr } = spawnSync(file, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  })
  if (status !== 0)
    console.log((stderr ?? '').split('\n').slice(0, 2).join(' '))
  return status === 0
}
