/** The facts of one run of a plugin. */
export interface Launch {
  name: string
  command: string
  /** The panel's HTML when `ui` is one file. */
  html?: string
  /** The panels' HTML when `ui` is a map. */
  uiFiles?: Record<string, string>
  user: { id: string; name: string }
  capabilities: string[]
  /** Only private plugins know it. */
  fileKey?: string
}
