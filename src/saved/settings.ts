import { defaultSettings, panelLimits } from '../../contract/settings.ts'
import type { Settings } from '../../contract/settings.ts'
import { asRecord, isNumber, isText } from '../../contract/shape.ts'

const maxSearches = 20

/** Keeps what is usable of saved settings; the rest becomes the default. */
export function readSettings(value: unknown): Settings {
  const saved = asRecord(value)
  if (!saved) return defaultSettings
  const { width, height, recentSearches, safeSearch } = saved
  return {
    width: isNumber(width) ? fitWidth(width) : defaultSettings.width,
    height: isNumber(height) ? fitHeight(height) : defaultSettings.height,
    recentSearches: Array.isArray(recentSearches)
      ? recentSearches.filter(isText).slice(0, maxSearches)
      : defaultSettings.recentSearches,
    safeSearch:
      typeof safeSearch === 'boolean' ? safeSearch : defaultSettings.safeSearch
  }
}

export function fitWidth(width: number): number {
  return between(panelLimits.minWidth, width, panelLimits.maxWidth)
}

export function fitHeight(height: number): number {
  return between(panelLimits.minHeight, height, panelLimits.maxHeight)
}

function between(least: number, value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most))
}
