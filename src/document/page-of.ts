/** The page a node is on; null for a node that is on none. */
export function pageOf(node: BaseNode): PageNode | null {
  let ancestor: BaseNode | null = node
  while (ancestor && ancestor.type !== 'PAGE') ancestor = ancestor.parent
  return ancestor
}
