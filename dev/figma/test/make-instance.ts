/** A component with a label, and the ids of one instance of it. */
export const makeInstance = `
  const component = figma.createComponent()
  component.name = 'Card'
  component.resize(200, 100)
  const label = figma.createRectangle()
  label.name = 'Label'
  component.appendChild(label)
  const instance = component.createInstance()
  instance.x = 300
  return [component.id, instance.id, instance.children[0].id]`
