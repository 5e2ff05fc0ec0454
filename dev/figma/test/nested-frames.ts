/** Code of a plugin: frames in frames, and a way to compare lists. */
export const nestedFrames = `
  const outer = figma.createFrame(), inner = figma.createFrame()
  const deep = figma.createRectangle(), top = figma.createRectangle()
  outer.appendChild(inner), inner.appendChild(deep), outer.appendChild(top)
  const page = figma.currentPage
  const ids = nodes => nodes.map(node => node.id).join();`
