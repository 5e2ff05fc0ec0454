/** Whether the layer is switched on and no mask. */
export function isVisible(node: SceneNode): boolean {
  return node.visible && !('isMask' in node && node.isMask)
}
