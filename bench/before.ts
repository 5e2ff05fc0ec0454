import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Addresses } from '../contract/config.ts'
import { root } from '../dev/install.mjs'

const run = promisify(execFile)

/**
 * Builds the plugin of the commit in `before.json` for these addresses and
 * gives the folder of its manifest. The commit is checked out once, with
 * packages of its own. Throws with a sentence when the clone lacks it.
 */
export async function buildBefore(addresses: Addresses): Promise<string> {
  const folder = await checkOut()
  await run(process.execPath, ['dev/run.mjs', 'dev/build.ts', 'build'], {
    cwd: folder,
    env: {
      ...process.env,
      CLEARED_SERVICE: addresses.service,
      CLEARED_GATEWAY: addresses.gateway,
      CLEARED_MEDIA: addresses.media.join(',')
    }
  })
  return join(folder, 'dist/plugin')
}

/** Writes the commit's files to a folder and leaves the repository alone. */
async function checkOut(): Promise<string> {
  const text = await readFile(join(root, 'bench/before.json'), 'utf8')
  const { commit } = JSON.parse(text) as { commit: string } // our own file
  const folder = join(root, '.cache/before', commit)
  if (existsSync(folder)) return folder
  const half = `${folder}-half`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true })
  execFileSync('tar', ['-x', '-C', half], { input: readCommit(commit) })
  await rename(half, folder)
  return folder
}

function readCommit(commit: string): Buffer {
  try {
    return execFileSync('git', ['archive', '--format=tar', commit], {
      cwd: root,
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore']
    })
  } catch {
    throw new Error(
      `This clone has no commit ${commit.slice(0, 8)} to compare with; ` +
        'run `git fetch --unshallow`.'
    )
  }
}
