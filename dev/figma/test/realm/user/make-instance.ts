/**
 * Plugin code that makes a component with a label, and an instance of it.
 * Returns the ids of the component, the instance and the instance's label.
 */
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
