import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeEnd } from './child-end.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const oldestNode = [20, 19]

/** Ends the process with a sentence when this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor = 0, needMinor = 0] = oldestNode
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return
  console.error(
    `Cleared needs Node ${oldestNode.join('.')} or newer; this is ` +
      `${process.versions.node}. Install a newer one from nodejs.org.`
  )
  process.exit(1)
}

/** Installs the packages of the lock file when one is missing or another. */
export function installPackages() {
  if (isInstalled()) return
  console.log('Installing packages (npm ci), once …')
  const windows = process.platform === 'win32'
  const npm = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows
  })
  const end = describeEnd(npm)
  if (!end) return
  console.error(`npm ci ${end}. Its output above may say why.`)
  process.exit(1)
}

/** Optional ones may be those of other systems. */
function isInstalled() {
  const mark = join(root, 'node_modules', '.package-lock.json') // of npm
  if (!existsSync(mark)) return false
  const { '': _, ...wanted } = packagesIn(join(root, 'package-lock.json'))
  const installed = packagesIn(mark)
  return Object.entries(wanted).every(
    ([place, { version, optional }]) =>
      optional || installed[place]?.version === version
  )
}

/**
 * Of a lock file, by where they are.
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}
