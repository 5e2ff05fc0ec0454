/** Code of a plugin: a frame with three layers, and their names in order. */
export const threeInFrame = `
  const frame = figma.createFrame()
  const [a, b, c] = ['a', 'b', 'c'].map(name => {
    const node = figma.createRectangle()
    node.name = name
    frame.appendChild(node)
    return node
  })
  const names = () => frame.children.map(node => node.name).join('');`
