import type { OpenPage } from './open-page.ts'

export function readImageHashes(opened: OpenPage, ids: string[]) {
  return opened.evaluate<(string | null)[]>(
    `const nodes = await Promise.all(input.map(id => figma.getNodeByIdAsync(id)))
     return nodes.map(node => {
       const picture = node.fills.find(({ type }) => type === 'IMAGE')
       return picture ? picture.imageHash : null
     })`,
    ids
  )
}
