/** What a person prefers on this machine. */
export interface Settings {
  /** Size of the panel in pixels. */
  width: number
  height: number
  /** Newest first, at most 20. */
  recentSearches: string[]
  safeSearch: boolean
}

export const defaultSettings: Settings = {
  width: 360,
  height: 640,
  recentSearches: [],
  safeSearch: true
}

export const panelLimits = {
  minWidth: 300,
  minHeight: 400,
  maxWidth: 1200,
  maxHeight: 1200
}
