/** Marks a drag as one of layers, which no plugin sees. */
export const layerDragType = 'application/x-figma-host-layers'

/** Layers of the list that missed it are no drop for a plugin. */
export function isLayerDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes(layerDragType) ?? false
}
