import type { FileState } from '../stores/file.ts'

export type StateInFile = 'comp' | 'licensed'

/** What the last check of the file knows of each asset, by id. */
export function statesInFile(
  file: FileState
): ReadonlyMap<string, StateInFile> {
  const assets = file.state === 'ready' ? file.assets : []
  return new Map(assets.map(asset => [asset.assetId, asset.state]))
}
