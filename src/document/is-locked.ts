/** A person who locked a layer, or what it is in, wants it left alone. */
export function isLocked(node: BaseNode): boolean {
  let ancestor: BaseNode | null = node
  while (ancestor && ancestor.type !== 'PAGE') {
    if ('locked' in ancestor && ancestor.locked) return true
    ancestor = ancestor.parent
  }
  return false
}
