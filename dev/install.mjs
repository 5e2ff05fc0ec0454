import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
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

/** Installs the packages of the lock file when they are missing or older. */
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

function isInstalled() {
  const lock = join(root, 'package-lock.json')
  const mark = join(root, 'node_modules', '.package-lock.json')
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs
}
