/** Code of a plugin: a set of a small and a large component. */
export const twoVariants = `
  const [small, large] = ['Size=Small', 'Size=Large'].map((name, i) => {
    const component = figma.createComponent()
    component.name = name
    component.x = i * 200
    component.resize(50 + i * 50, 50)
    return component
  })
  const set = figma.combineAsVariants([small, large], figma.currentPage);`
