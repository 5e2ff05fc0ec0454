import { execFile } from 'node:child_process'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { sample } from './sample.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Where the settings are that the files of a folder must not compile with. */
const projects: Record<string, string> = {
  contract: 'contract',
  src: 'src',
  ui: 'ui',
  gateway: 'gateway',
  service: 'dev/service',
  catalog: 'dev/catalog',
  realm: 'dev/figma/realm'
}
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

function runTsc(args: string[]): Promise<string> {
  return new Promise((done, fail) =>
    execFile(process.execPath, [tsc, ...args], { cwd: root }, (error, output) =>
      error?.signal ? fail(error) : done(output)
    )
  )
}

interface Project {
  include: string[]
  references: { path: string }[]
}

async function readProject(path: string) {
  const text = await readFile(path, 'utf8')
  return JSON.parse(text) as Project // ours
}

/** The project's own settings, for these files instead of its own. */
async function writeProject(folder: string, files: string[]): Promise<string> {
  const home = join(root, projects[folder] ?? folder)
  const settings = join(home, 'tsconfig.json')
  const { references, include } = await readProject(settings)
  // Those that have fixtures which import their own files.
  const own = /realm$|ui$|src$|contract$/.test(home) ? include : []
  const cache = join(root, '.cache', 'fences')
  const path = join(cache, `${folder}.json`)
  const project = {
    extends: settings,
    compilerOptions: {
      rootDir: root,
      outDir: join(cache, folder),
      noEmit: true,
      emitDeclarationOnly: false
    },
    include: [...files, ...own.map(pattern => resolve(home, pattern))],
    references: references.map(reference => ({
      path: resolve(home, reference.path)
    }))
  }
  await mkdir(cache, { recursive: true })
  await writeFile(path, JSON.stringify(project))
  return path
}

/** Lines such as `ui/uses-figma.ts:1 TS2304`. */
async function expectedErrors(folder: string, names: string[]) {
  const found: string[] = []
  for (const name of names) {
    const text = await readFile(fixture(folder, name), 'utf8')
    text.split('\n').forEach((line, index) => {
      const [, code] = /\/\/ error (TS\d+)$/.exec(line) ?? []
      if (!code) return
      const isAbove = line.startsWith('//')
      found.push(`${name}:${index + (isAbove ? 2 : 1)} ${code}`)
    })
  }
  return found
}

/** Those in the fixtures; what they import may have more. */
function reportedErrors(output: string): string[] {
  const pattern =
    /must-not-compile\/\w+\/([\w-]+\.ts)\((\d+),\d+\): error (TS\d+)/g
  return [...output.matchAll(pattern)].map(
    ([, name, line, code]) => `${name}:${line} ${code}`
  )
}

function fixture(folder: string, name: string): string {
  return join(root, 'test', 'must-not-compile', folder, name)
}

beforeAll(() => runTsc(['-b', 'contract']))

it.each(sample(Object.keys(projects), 2))(
  'refuses what must not compile in %s',
  async folder => {
    const names = await readdir(fixture(folder, ''))
    const files = names.map(name => fixture(folder, name))
    const project = await writeProject(folder, files)

    const output = await runTsc(['-p', project, '--pretty', 'false'])

    const expected = await expectedErrors(folder, names)
    expect(expected).toHaveLength(names.length)
    expect(new Set(reportedErrors(output))).toEqual(new Set(expected))
  }
)
