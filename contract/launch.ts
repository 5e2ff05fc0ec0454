/** What the plugin was started for. */
export interface Launch {
  command: LaunchCommand
  /** The words of the command `search`; empty when there are none. */
  words: string
}

/** Menu items, quick actions and buttons on layers. */
export type LaunchCommand = 'open' | 'search' | 'check' | SelectionCommand

/** Commands for the selected layers. */
export type SelectionCommand = 'license' | 'show' | 'show-license'
