/** What a plugin's frame may say to its host. */
export type PanelMessage =
  | {
      kind: 'message'
      message: unknown
      origin: string
    }
  | {
      kind: 'drop'
      drop: PanelDrop
    }
export interface PanelDrop {
  clientX: number
  clientY: number
  items: {
    type: string
    data: string
  }[]
  files: File[]
  dropMetadata: unknown
}
/**
 * Reads a `message` event of the panel. Null for anything that Figma would
 * not hand on: other shapes, or a page with an address of its own that does
 * not name the plugin it speaks to.
 */
export declare function readPanelMessage(
  data: unknown,
  origin: string,
  pluginId: string
): PanelMessage | null
