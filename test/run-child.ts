import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describeEnd } from '../dev/child-end.mjs'
import { root } from '../dev/install.mjs'

export interface Command {
  /** What it is called when it is said how it ended. */
  name: string
  file: string
  args: readonly string[]
  env?: Record<string, string>
}

/**
 * Runs a program whose output is ours. Resolves to how it ended, in words that
 * follow its name; to none when it succeeded.
 */
export function runChild({ file, args, env }: Command): Promise<string> {
  return new Promise(resolve => {
    const shell = file.endsWith('.cmd')
    const child = spawn(shell ? `"${file}"` : file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell
    })
    // Only the first of the two counts.
    child.on('error', error =>
      resolve(describeEnd({ status: null, signal: null, error }))
    )
    child.on('close', (status, signal) =>
      resolve(describeEnd({ status, signal }))
    )
  })
}

/** A program that npm installed. */
export function installed(name: string, args: readonly string[]): Command {
  const file = join(root, 'node_modules', '.bin', name)
  const isWindows = process.platform === 'win32'
  return { name, file: isWindows ? `${file}.cmd` : file, args }
}
