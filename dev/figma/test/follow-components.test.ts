import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'
import { sample } from '../../../test/sample.ts'

// Two components, the second showing the first, and instances of both.
const setup = `
  let seed = input
  const random = n => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor(seed / 65536) % n
  }
  const pick = list => list[random(list.length)]
  const spare = figma.createComponent()
  spare.appendChild(figma.createStar())
  const components = [figma.createComponent(), figma.createComponent()]
  const instances = [0, 1, 1].map(i => components[i].createInstance())
  const isInInstance = (node, top) => {
    for (let at = node.parent; at !== top; at = at.parent) {
      if (at.type === 'INSTANCE') return true
    }
    return false
  }
  const layersOf = top => top.findAll(node => !isInInstance(node, top))
  const look = node => [node.width, node.height, node.opacity, node.rotation,
    ...('children' in node ? node.children : []).map(child =>
      [child.name, child.visible, Math.round(child.x), Math.round(child.y),
        ...look(child)])]
  const round = value => JSON.stringify(value, (key, one) =>
    typeof one === 'number' ? Math.round(one * 100) / 100 + 0 : one)
  const differences = () => instances.filter((instance, i) =>
    round(look(instance)) !== round(look(components[Math.min(i, 1)]))).length;`

const edits = `
  const makers = [figma.createRectangle, figma.createFrame]
  const editComponent = () => {
    const component = pick(components)
    const layers = layersOf(component)
    const boxes = [component, ...layers.filter(one => one.type === 'FRAME')]
    const box = pick(boxes), layer = layers.length > 0 ? pick(layers) : null
    const edit = random(9)
    if (edit < 2) box.insertChild(0, pick(makers)())
    if (edit === 2) component.resize(50 + random(200), 50 + random(200))
    if (edit === 3) box.layoutMode = pick(['NONE', 'HORIZONTAL', 'VERTICAL'])
    if (edit === 4 && component === components[1]) {
      box.appendChild(components[0].createInstance())
    }
    if (!layer) return
    if (edit === 5) layer.remove()
    if (edit === 6) layer.opacity = random(10) / 10
    if (edit === 7 && layer.type !== 'GROUP') figma.group([layer], layer.parent)
    if (edit === 8) layer.resize(10 + random(100), 10 + random(100))
  }
  const editInstance = () => {
    const instance = pick(instances)
    const layer = pick([instance, ...instance.findAll()])
    const edit = random(4)
    if (edit === 0) layer.opacity = random(10) / 10
    if (edit === 1 && layer !== instance) layer.visible = random(2) === 0
    if (edit === 2) instance.resize(30 + random(200), 30 + random(200))
    if (edit === 3 && layer.type === 'INSTANCE' && layer !== instance) {
      layer.swapComponent(spare)
    }
  }
  const removeOverrides = () => {
    for (const instance of instances) instance.removeOverrides()
  };`

test.each(sample([1, 2, 3, 4], 1))(
  'instances look as their components after any edits (seed %i)',
  async seed => {
    const { run } = await openPlugin()

    const counts = await run(
      `${setup} ${edits}
      const counts = []
      for (let step = 0; step < 40; step += 1) {
        editComponent()
        if (step < 20) counts.push(differences())
        else editInstance()
        figma.commitUndo()
      }
      removeOverrides()
      counts.push(differences())
      for (let step = 0; step < 30; step += 1) figma.triggerUndo()
      removeOverrides()
      counts.push(differences())
      return counts`,
      seed * 7919
    )

    expect(counts).toEqual(Array.from({ length: 22 }, () => 0))
  }
)
