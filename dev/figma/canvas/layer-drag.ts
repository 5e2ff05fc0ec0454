/** Type of a drag of layers from the layer list; plugins never see it. */
export const layerDragType = 'application/x-figma-host-layers'

export function isLayerDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes(layerDragType) ?? false
}
