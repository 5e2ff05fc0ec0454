import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Packs the workspace in a folder and installs it in an empty one, as somebody
 * would who has only the package. Gives the path of its program.
 */
export async function installPacked(
  home: string,
  folder: string,
  program: string
): Promise<string> {
  await npm(home, 'pack', '--pack-destination', folder)
  const [packed = ''] = await readdir(folder)
  const options = ['--prefer-offline', '--no-audit', '--no-fund']
  const file = join(folder, packed)
  await npm(home, 'install', '--prefix', folder, ...options, file)
  return join(folder, 'node_modules/.bin', program)
}

/** Without the settings of the npm that runs the tests. */
function npm(cwd: string, ...args: string[]) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name)
  )
  const shell = process.platform === 'win32'
  return run('npm', args, { cwd, env: Object.fromEntries(own), shell })
}

/** The lines up to one that matches, or all when none does. */
export async function linesUntil(
  input: Readable,
  wanted: RegExp
): Promise<string> {
  const lines: string[] = []
  for await (const line of createInterface({ input })) {
    lines.push(line)
    if (wanted.test(line)) break
  }
  return lines.join('\n')
}
