import type { Place } from './window-place.ts'

const prefix = 'figma-host-window '

/** The last place that a person gave this plugin's window, or null. */
export function rememberedPlace(pluginId: string): Place | null {
  try {
    const text = localStorage.getItem(prefix + pluginId) ?? 'null'
    const found = JSON.parse(text) as Partial<Place> | null // ours, or checked
    const { left, top } = found ?? {}
    if (typeof left !== 'number' || typeof top !== 'number') return null
    return { left, top }
  } catch {
    return null // somebody else wrote there
  }
}

export function rememberPlace(pluginId: string, place: Place): void {
  localStorage.setItem(prefix + pluginId, JSON.stringify(place))
}
