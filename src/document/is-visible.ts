/** Whether the layer is switched on and no mask. */
export function isVisible(node: SceneNode): boolean {
  return node.visible && !('isMask' in node && node.isMask)
}

/** A mask by its outline or alpha: its own fill is never seen. */
export function hidesFill(node: BaseNode): boolean {
  return 'isMask' in node && node.isMask && node.maskType !== 'LUMINANCE'
}
