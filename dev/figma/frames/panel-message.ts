import { reachesPlugin } from '../network/reaches-plugin.ts'
import { isRecord } from '../shared/is-record.ts'

/** The messages from a plugin's frame to its host. */
export type PanelMessage =
  | { kind: 'message'; message: unknown; origin: string }
  | { kind: 'drop'; drop: PanelDrop }

export interface PanelDrop {
  clientX: number
  clientY: number
  items: { type: string; data: string }[]
  files: File[]
  dropMetadata: unknown
}

/**
 * Reads a `message` event of the panel. Null for anything that Figma would
 * not hand on: other shapes, or a page with an address of its own that does
 * not name the plugin it speaks to.
 */
export function readPanelMessage(
  data: unknown,
  origin: string,
  pluginId: string
): PanelMessage | null {
  if (!isRecord(data)) return null
  const { pluginId: addressee } = data
  if (!reachesPlugin(origin, addressee, pluginId)) return null
  if ('pluginMessage' in data) {
    return { kind: 'message', message: data['pluginMessage'], origin }
  }
  const drop = readDrop(data['pluginDrop'])
  return drop && { kind: 'drop', drop }
}

function readDrop(value: unknown): PanelDrop | null {
  if (!isRecord(value)) return null
  const { clientX, clientY, items, files, dropMetadata } = value
  if (typeof clientX !== 'number' || typeof clientY !== 'number') return null
  return {
    clientX,
    clientY,
    items: list(items).filter(isItem),
    files: list(files).filter(file => file instanceof File),
    dropMetadata
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isItem(value: unknown): value is { type: string; data: string } {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    typeof value['data'] === 'string'
  )
}
