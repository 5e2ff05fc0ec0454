/** It shows something itself: it is no mask, and switched on. */
export function isSeen(node: SceneNode): boolean {
  return node.visible && !('isMask' in node && node.isMask)
}
