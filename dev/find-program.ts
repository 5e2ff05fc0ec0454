import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describeEnd } from './child-end.mjs'

/** One way to get a program; `install` returns whether it succeeded. */
export interface ProgramSource {
  name: string
  find(): string | null
  install?: () => boolean
}

/**
 * Path of the first installed program, else of the first that can be installed;
 * prints what it tries. Null when nothing works.
 */
export function findProgram(
  what: string,
  sources: readonly ProgramSource[]
): string | null {
  for (const source of sources) {
    const path = source.find()
    if (path) return path
  }
  for (const source of sources) {
    if (!source.install) continue
    console.log(`No ${what} found; trying ${source.name} …`)
    const path = source.install() ? source.find() : null
    if (path) return path
  }
  return null
}

/** A Debian package, which only root can install. */
export function debianPackage(name: string, paths: string[]): ProgramSource {
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  return {
    name: `Debian's ${name} package`,
    find: () => firstFile(paths),
    install: () =>
      canInstall &&
      runQuietly('apt-get', ['update']) &&
      runQuietly('apt-get', ['install', '-y', name])
  }
}

export function firstFile(paths: string[]): string | null {
  return paths.find(path => existsSync(path)) ?? null
}

/** Runs a command without output; prints how it ended when it failed. */
export function runQuietly(file: string, args: string[]): boolean {
  const child = spawnSync(file, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  })
  const end = describeEnd(child)
  if (!end) return true
  const said = (child.stderr ?? '').trim().split('\n').slice(0, 2).join(' ')
  console.log(`${[file, ...args].join(' ')} ${end}${said && `: ${said}`}`)
  return false
}
