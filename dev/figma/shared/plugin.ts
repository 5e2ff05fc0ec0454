/** The manifest fields that this host reads. */
export interface PluginManifest {
  name: string
  id: string
  api: string
  main: string
  ui?: string | Record<string, string>
  documentAccess?: 'dynamic-page'
  editorType?: string[]
  permissions?: string[]
  networkAccess?: {
    allowedDomains: string[]
    devAllowedDomains?: string[]
    reasoning?: string
  }
  relaunchButtons?: RelaunchButton[]
  menu?: MenuItem[]
  parameters?: PluginParameter[]
  /** Whether it only runs with parameters; true unless said otherwise. */
  parameterOnly?: boolean
  capabilities?: string[]
  enablePrivatePluginApi?: boolean
  enableProposedApi?: boolean
  containsWidget?: boolean
  /** A shell command that Figma would run first. */
  build?: string
}

interface RelaunchButton {
  command: string
  name: string
  multipleSelection?: boolean
}

/** Something that a plugin asks for in quick actions. */
export interface PluginParameter {
  name: string
  key: string
  description?: string
  allowFreeform?: boolean
  optional?: boolean
}

export type MenuItem =
  | { separator: true }
  | { name: string; menu: MenuItem[] }
  | {
      name: string
      command: string
      parameters?: PluginParameter[]
      parameterOnly?: boolean
    }

/** A built plugin: its manifest and the text of its files. */
export interface Plugin {
  manifest: PluginManifest
  code: string
  /** The panel's HTML when `ui` is one file. */
  html?: string
  /** The panels' HTML when `ui` is a map. */
  uiFiles?: Record<string, string>
}
