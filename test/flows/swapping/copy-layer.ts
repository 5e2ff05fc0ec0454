import type { OpenFile } from '../set-up/open-stack.ts'

/** Copies a layer to another page; returns the copy's id. */
export function copyLayer(
  { headless }: OpenFile,
  layerId: string,
  pageId: string
): Promise<string> {
  return headless.host.evaluate<string>(
    `const [id, pageId] = input
    const node = await figma.getNodeByIdAsync(id)
    const page = await figma.getNodeByIdAsync(pageId)
    const clone = node.clone()
    page.appendChild(clone)
    return clone.id`,
    [layerId, pageId]
  )
}
