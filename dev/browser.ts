import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  debianPackage,
  findProgram,
  firstFile,
  runQuietly,
  type ProgramSource
} from './find-program.ts'
import { root } from './install.mjs'

/**
 * Path of a Chromium for the tests: an installed headless shell, which takes a
 * fifth less processor time, else an installed Chrome, Chromium or Edge, else
 * Playwright's, Debian's or npm's. Installs what is missing and says so; throws
 * with a sentence when nothing works.
 */
export async function findBrowser(
  sources: ProgramSource[] = browserSources()
): Promise<string> {
  const path = findProgram('browser', sources)
  if (path) return path
  throw new Error(
    'Couldn’t find or install Chromium. Install Chrome or Chromium, ' +
      'or set CLEARED_BROWSER to the path of one.'
  )
}

function browserSources(): ProgramSource[] {
  return [
    namedBrowser(),
    installedBrowser(),
    playwrightSource(),
    debianPackage('chromium-headless-shell', [shell]),
    debianPackage('chromium', ['/usr/bin/chromium']),
    npmSource()
  ]
}

/** Chromium without windows, which older Debians do not package. */
const shell = '/usr/bin/chromium-headless-shell'

function namedBrowser(): ProgramSource {
  const path = process.env['CLEARED_BROWSER']
  return { name: 'CLEARED_BROWSER', find: () => path ?? null }
}

function installedBrowser(): ProgramSource {
  return { name: 'an installed browser', find: () => firstFile(knownPaths()) }
}

function knownPaths(): string[] {
  const programs = [
    process.env['PROGRAMFILES'],
    process.env['PROGRAMFILES(X86)'],
    process.env['LOCALAPPDATA']
  ].flatMap(folder => (folder ? [folder] : []))
  return [
    shell,
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

function playwrightSource(): ProgramSource {
  const cli = join(root, 'node_modules/playwright-core/cli.js')
  return {
    name: "Playwright's Chromium",
    find: () => firstLine(process.execPath, ['-e', printPlaywrightPath]),
    install: () => runQuietly(process.execPath, [cli, 'install', 'chromium'])
  }
}

const printPlaywrightPath =
  "import('playwright-core').then(p => console.log(p.chromium.executablePath()))"

/** The newest version of this package that runs on Node 20. */
const npmBrowser = '@sparticuz/chromium@147.0.0'

function npmSource(): ProgramSource {
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
    install: () =>
      runQuietly('npm', ['install', '--prefix', folder, npmBrowser])
  }
}

function firstLine(file: string, args: string[], cwd = root): string | null {
  const { stdout } = spawnSync(file, args, { cwd, encoding: 'utf8' })
  const line = (stdout ?? '').split('\n')[0]?.trim() ?? ''
  return line && existsSync(line) ? line : null
}
