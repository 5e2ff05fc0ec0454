/** What one run of a plugin knows about itself. */
export interface Launch {
  name: string
  command: string
  /** `ui` as one file. */
  html?: string
  /** `ui` as a map. */
  uiFiles?: Record<string, string>
  user: { id: string; name: string }
  capabilities: string[]
  /** Only private plugins know it. */
  fileKey?: string
}
