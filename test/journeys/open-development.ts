import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
  writeFile
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../dev/install.mjs'
import { freePorts } from '../free-ports.ts'
import { listen } from '../listen.ts'

interface Development {
  url: string
  gateway: string
  service: string
  /** Appends a text to a source and waits for this output. */
  append(path: string, text: string, said: RegExp): Promise<string[]>
  /** Restores the original source and waits for this output. */
  restore(path: string, said: RegExp): Promise<string[]>
  close(): Promise<void>
}

const sources = [
  'build.mjs',
  'manifests.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'contract',
  'src',
  'ui',
  'gateway',
  'dev'
]

/** Caches that every copy of the sources can share. */
const caches = ['catalog', 'host', 'service']

/** Runs `npm run dev` on a copy of the sources that tests may change. */
export async function openDevelopment(): Promise<Development> {
  const folder = await copySources()
  const port = await firstOfThree()
  const child = spawn(
    process.execPath,
    ['dev/run.mjs', 'dev/develop.ts', 'develop'],
    {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe']
    }
  )
  const exit = once(child, 'exit')
  const early = exit.then(() => {
    throw new Error(`It ended early, having said:\n${lines.join('\n')}`)
  })
  early.catch(() => undefined)
  const lines: string[] = []
  const lineEvents = new EventEmitter()
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', line => {
      lines.push(line)
      lineEvents.emit('more')
    })
  }

  /** Waits for this output; resolves to the lines since `from`. */
  async function waitForLine(said: RegExp, from: number): Promise<string[]> {
    for (;;) {
      const output = lines.slice(from)
      if (said.test(output.join('\n'))) return output
      await Promise.race([once(lineEvents, 'more'), early])
    }
  }

  async function save(path: string, text: string, said: RegExp) {
    const from = lines.length
    await replace(join(folder, path), text)
    return waitForLine(said, from)
  }

  async function close(): Promise<void> {
    child.kill('SIGINT')
    await exit
    await rm(folder, { recursive: true, force: true })
  }

  await waitForLine(/Cleared is ready/, 0)
  return {
    url: `http://localhost:${port}`,
    gateway: `http://localhost:${port + 1}`,
    service: `http://localhost:${port + 2}`,
    async append(path, text, said) {
      const before = await readFile(join(root, path), 'utf8')
      return save(path, before + text, said)
    },
    async restore(path, said) {
      return save(path, await readFile(join(root, path), 'utf8'), said)
    },
    close
  }
}

/** Replaces the file, as many editors save. */
async function replace(path: string, text: string): Promise<void> {
  const draft = `${path}~`
  await writeFile(draft, text)
  await rename(draft, path)
}

async function copySources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-development-'))
  for (const name of sources) {
    await cp(join(root, name), join(folder, name), { recursive: true })
  }
  await link('node_modules', folder)
  await mkdir(join(folder, '.cache'))
  for (const name of caches) {
    await mkdir(join(root, '.cache', name), { recursive: true })
    await link(join('.cache', name), folder)
  }
  return folder
}

function link(name: string, folder: string): Promise<void> {
  return symlink(join(root, name), join(folder, name), 'junction')
}

/** The first of three consecutive ports that were free a moment ago. */
async function firstOfThree(): Promise<number> {
  for (;;) {
    const [first = 0] = await freePorts(1)
    const free = await Promise.all([first + 1, first + 2].map(isFree))
    if (free.every(Boolean)) return first
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await listen(server, { port })
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
