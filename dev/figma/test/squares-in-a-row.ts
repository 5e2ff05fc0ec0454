/** Plugin code: three squares of 20, 30 and 40 in a row with a gap of 10. */
export const row = `
  const row = figma.createFrame()
  row.layoutMode = 'HORIZONTAL'
  row.itemSpacing = 10
  const items = [20, 30, 40].map(size => {
    const node = figma.createRectangle()
    node.resize(size, size)
    row.appendChild(node)
    return node
  })
  const [a, b, c] = items
  const xs = () => items.map(item => Math.round(item.x))
  const ys = () => items.map(item => Math.round(item.y))
  const fix = (width, height) => row.resize(width, height);`
