/** It shows something itself: it is no mask, and switched on. */
export function isVisible(node: SceneNode): boolean {
  return node.visible && !('isMask' in node && node.isMask)
}
