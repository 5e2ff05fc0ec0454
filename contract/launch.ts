/** What the plugin was started for. */
export interface Launch {
  command: LaunchCommand
  /** Of the command `search`; empty when none were given. */
  words: string
}

/** Menu items, quick actions and buttons on layers. */
export type LaunchCommand = 'open' | 'search' | 'check' | SelectionCommand

/** They are about the selected layers. */
export type SelectionCommand = 'license' | 'show' | 'show-license'
