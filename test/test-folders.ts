import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** From the root: `test`, and that of each workspace. */
export function testFolders(root: string): string[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  const { workspaces } = JSON.parse(text) as { workspaces: string[] } // ours
  return ['test', ...workspaces.map(folder => `${folder}/test`)]
}
