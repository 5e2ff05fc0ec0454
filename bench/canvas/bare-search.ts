import { pictureTypes } from '../../src/images/picture-types.ts'

/**
 * Appended to the controller: at the message `bare`, finds every layer that can
 * show a picture by its type, reads its paints and answers.
 */
export const bareSearch = `
{
  const types = ${JSON.stringify(pictureTypes)}
  async function search() {
    for (const page of figma.root.children) {
      await page.loadAsync()
      const nodes = page.findAllWithCriteria({ types })
      for (const node of nodes) {
        node.fills
        node.strokes
      }
    }
    figma.ui.postMessage('bare')
  }
  figma.ui.on('message', message => {
    if (message === 'bare') void search()
  })
}
`
