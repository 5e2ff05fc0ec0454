import { computed } from 'nanostores'
import { $file } from './file.ts'

export type StateInFile = 'comp' | 'licensed'

const none: ReadonlyMap<string, StateInFile> = new Map()

/** What the last check of the file knows of each asset, by id. */
export const $statesInFile = computed($file, file =>
  file.state === 'ready'
    ? new Map(file.assets.map(asset => [asset.assetId, asset.state]))
    : none
)
