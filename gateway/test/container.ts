import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'

const run = promisify(execFile)
const home = join(import.meta.dirname, '..')

/** The image as its Dockerfile describes it. */
export interface Image {
  /** Shell commands of all stages, in their order. */
  steps: string[]
  /** Files that it takes from the repository. */
  sources: string[]
  /** The number of its user. */
  user: number
  healthCheck: string[]
  /** Program and arguments. */
  command: string[]
}

export async function readImage(): Promise<Image> {
  const text = await readFile(join(home, 'Dockerfile'), 'utf8')
  const lines = text.split('\n')
  const all = (word: string) =>
    lines
      .filter(line => line.startsWith(`${word} `))
      .map(line => line.slice(word.length + 1))
  const list = (word: string) => JSON.parse(all(word)[0] ?? '[]') as string[] // of texts
  const copied = all('COPY').filter(line => !line.startsWith('--'))
  return {
    steps: all('RUN'),
    sources: copied.flatMap(line => line.split(' ').slice(0, -1)),
    user: Number(all('USER')[0]?.split(':')[0]),
    healthCheck: JSON.parse(
      all('HEALTHCHECK')[0]?.replace('CMD ', '') ?? '[]'
    ) as string[], // of texts
    command: [...list('ENTRYPOINT'), ...list('CMD')]
  }
}

/** Runs commands as a container would. */
export interface Container {
  /** The number of its user. */
  user: number | undefined
  start(command: string[]): ChildProcessByStdio<null, Readable, Readable>
  /** Rejects unless the command exits with 0. */
  run(command: string[]): Promise<{ stdout: string }>
}

const makeReadOnly = `
mount --bind "$1" "$1"
mount -o remount,ro,bind "$1"
mount -o remount,ro,bind /
`

const dropRights = `
user=$2
shift 2
exec setpriv --reuid=$user --regid=$user --clear-groups --no-new-privs \\
  --inh-caps=-all --bounding-set=-all "$@"
`

/**
 * Runs commands with a folder in place of the image: as its user, without
 * rights, on a read-only file system. Where a test may not do that, as a user
 * who may not write to the folder.
 */
export async function createContainer(
  folder: string,
  user: number,
  env: Record<string, string>
): Promise<Container> {
  const given = ['sh', folder, `${user}`]
  const ways = [
    ['unshare', '--mount', 'sh', '-ec', makeReadOnly + dropRights, ...given],
    ['sh', '-ec', dropRights, ...given]
  ]
  const works = await Promise.all(ways.map(canRun))
  const way = ways.find((_, at) => works[at])
  if (!way) await chmod(folder, 0o555)
  const wrap = (command: string[]): [string, string[]] => {
    const [file = '', ...args] = [...(way ?? []), ...command]
    return [file, args]
  }
  const PATH = `${folder}/node_modules/.bin:${process.env['PATH']}`
  const options = { cwd: folder, env: { PATH, ...env } }
  return {
    user: way ? user : process.getuid?.(),
    start: command => {
      const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
      return spawn(...wrap(command), { ...options, stdio })
    },
    run: command => run(...wrap(command), options)
  }
}

function canRun([file = '', ...args]: string[]): Promise<boolean> {
  return run(file, [...args, 'true']).then(
    () => true,
    () => false
  )
}
