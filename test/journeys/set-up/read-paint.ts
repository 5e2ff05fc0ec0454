import type { OpenPage } from './open-page.ts'

export interface ShownPaint {
  imageHash: string
  scaleMode: string
  imageTransform: number[][] | null
}

/** The first paint of a layer. */
export function readPaint(opened: OpenPage, id: string): Promise<ShownPaint> {
  return opened.evaluate<ShownPaint>(
    `const node = await figma.getNodeByIdAsync(input)
     const { imageHash, scaleMode, imageTransform = null } = node.fills[0]
     return { imageHash, scaleMode, imageTransform }`,
    id
  )
}
