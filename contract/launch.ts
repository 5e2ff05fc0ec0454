import type { ShownAsset } from './selection.ts'

/** What the plugin was started for. */
export interface Launch {
  command: LaunchCommand
  /** Of the command `search`; empty when none were given. */
  words: string
  /**
   * Assets in the selected layers and all that is in them, for the commands
   * that are about them: `license`, `show` and `show-license`.
   */
  assets: ShownAsset[]
}

/** Menu items, quick actions and buttons on layers. */
export type LaunchCommand =
  | 'open'
  | 'search'
  | 'check'
  | 'license'
  | 'show'
  | 'show-license'
