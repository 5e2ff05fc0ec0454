import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../dev/install.mjs'

/**
 * A copy of the sources as they are now, with the same packages. Its folder is
 * the caller's to remove.
 */
export function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'))
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  for (const name of new Set(names.split('\0'))) {
    const path = join(root, name)
    if (name && existsSync(path)) cpSync(path, join(folder, name))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}
