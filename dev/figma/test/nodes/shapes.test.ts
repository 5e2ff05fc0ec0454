import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

test('polygons, stars and slices are as Figma makes them', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const polygon = figma.createPolygon(), star = figma.createStar()
    const slice = figma.createSlice()
    star.pointCount = 7
    star.innerRadius = 0.625
    return [polygon.type, polygon.pointCount, polygon.fills.length,
      star.type, star.pointCount, star.innerRadius,
      slice.type, slice.width, 'fills' in slice, slice.visible]`)

  expect(facts).toEqual([
    'POLYGON',
    3,
    1,
    'STAR',
    7,
    0.625,
    'SLICE',
    100,
    false,
    true
  ])
})

test.each([
  ['figma.createPolygon().pointCount = 2', 'to be an integer >= 3 but got 2'],
  ['figma.createStar().pointCount = 4.5', 'to be an integer >= 3'],
  ['figma.createStar().innerRadius = 1.1', 'to be between 0 and 1'],
  [
    `figma.createEllipse().arcData =
      { startingAngle: 0, endingAngle: 1, innerRadius: 2 }`,
    'to be between 0 and 1'
  ],
  [
    'figma.createEllipse().arcData = { startingAngle: 0 }',
    'to have type number but got undefined'
  ],
  ['figma.createVector().vectorPaths = [{ data: "M 0 0" }]', 'windingRule'],
  [
    `figma.createVector().vectorPaths =
      [{ windingRule: 'NONE', data: 'M 4 4 H 10' }]`,
    'in set_vectorPaths: Failed to convert path. Invalid command at H'
  ],
  [
    `figma.createVector().vectorPaths =
      [{ windingRule: 'NONE', data: 'M 4 4 l 10 10' }]`,
    'Invalid command at l'
  ],
  [
    `await figma.createVector().setVectorNetworkAsync({
      vertices: [{ x: 0, y: 0 }], segments: [{ start: 0, end: 1 }] })`,
    '"segments[0].end" is out of range: 1'
  ],
  [
    'figma.createLine().dashPattern = [4, -1]',
    '"dashPattern[1]" to be between'
  ],
  [
    'figma.createLine().strokeMiterLimit = 0',
    '"strokeMiterLimit" to be between'
  ],
  [
    `await figma.createVector().setVectorNetworkAsync({
      vertices: [], segments: [], colour: 1 })`,
    "Unrecognized key(s) in object: 'colour'"
  ]
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(message)
})

test('an ellipse may be an arc', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createEllipse()
    const whole = node.arcData
    node.arcData = { startingAngle: 0, endingAngle: Math.PI, innerRadius: 0.5 }
    return [whole.innerRadius, whole.endingAngle === Math.fround(2 * Math.PI),
      node.arcData, Object.isFrozen(node.arcData)]`)

  expect(facts).toEqual([
    0,
    true,
    { startingAngle: 0, endingAngle: Math.fround(Math.PI), innerRadius: 0.5 },
    true
  ])
})

const two = `
  const a = figma.createRectangle(), b = figma.createEllipse()
  b.x = 50, b.y = 20
  b.fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }];`

test.each(['union', 'subtract', 'intersect', 'exclude'])(
  '%s combines the given layers',
  async name => {
    const { run } = await openPlugin()

    const facts = await run(
      `${two} const made = figma[input]([a, b], figma.currentPage)
      return [made.type, made.booleanOperation, made.children.length,
        made.width, made.height, b.x, a.parent === made,
        made.fills[0].color.r === (input === 'subtract' ? a : b)
          .fills[0].color.r, 'constraints' in made, made.expanded]`,
      name
    )

    expect(facts).toEqual([
      'BOOLEAN_OPERATION',
      name.toUpperCase(),
      2,
      150,
      120,
      50,
      true,
      true,
      false,
      true
    ])
  }
)

test('a boolean operation follows its layers, and is removed with the last', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${two}
    const made = figma.union([a, b], figma.currentPage)
    b.x = 200
    const wide = made.width
    made.x = 10
    const shifted = [a.x, b.x]
    made.booleanOperation = 'EXCLUDE'
    const copy = made.clone()
    a.remove(), b.remove()
    return [wide, shifted, made.removed, copy.booleanOperation,
      copy.children.length]`)

  expect(facts).toEqual([300, [10, 210], true, 'EXCLUDE', 2])
})

test('paths make a network that starts at the layer', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createVector()
    node.vectorPaths = [{ windingRule: 'EVENODD',
      data: 'M 10 20 L 110 20 L 110 80 Z' }]
    const { vertices, segments, regions } = node.vectorNetwork
    return [node.x, node.y, node.width, node.height, vertices, segments.length,
      regions, node.vectorPaths]`)

  expect(facts).toEqual([
    10,
    20,
    100,
    60,
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 60 }
    ],
    3,
    [{ windingRule: 'EVENODD', loops: [[0, 1, 2]] }],
    [
      {
        windingRule: 'EVENODD',
        data: 'M 0 0 L 100 0 L 100 60 L 0 0 Z'
      }
    ]
  ])
})

test('turns quadratic curves into cubic ones', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createVector()
    node.vectorPaths = [{ windingRule: 'NONE', data: 'M 0 0 Q 30 60 60 0' }]
    return [node.vectorPaths, node.height]`)

  expect(facts).toEqual([
    [{ windingRule: 'NONE', data: 'M 0 0 C 20 40 40 40 60 0' }],
    30
  ])
})

test('a network is scaled with its layer', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createVector()
    await node.setVectorNetworkAsync({
      vertices: [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 20 }],
      segments: [{ start: 0, end: 1, tangentStart: { x: 2, y: 0 } },
        { start: 1, end: 2 }] })
    node.resize(20, 60)
    const { vertices, segments } = node.vectorNetwork
    return [vertices[2], segments[0].tangentStart]`)

  expect(facts).toEqual([
    { x: 20, y: 60 },
    { x: 4, y: 0 }
  ])
})

test('what differs from point to point is mixed', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createVector()
    await node.setVectorNetworkAsync({
      vertices: [{ x: 0, y: 0, strokeCap: 'ROUND', cornerRadius: 4 },
        { x: 10, y: 0, handleMirroring: 'ANGLE' }],
      segments: [{ start: 0, end: 1 }] })
    const isMixed = name => node[name] === figma.mixed
    const before = [isMixed('strokeCap'), isMixed('handleMirroring'),
      isMixed('cornerRadius'), isMixed('strokeJoin')]
    node.strokeCap = 'SQUARE'
    return [before, node.strokeCap]`)

  expect(facts).toEqual([[true, true, true, false], 'SQUARE'])
})

test('refuses an end of a point that is not one of the list', async () => {
  const { error } = await openPlugin()

  expect(
    await error(`await figma.createVector().setVectorNetworkAsync({
      vertices: [{ x: 0, y: 0, strokeCap: 'BANANA' }], segments: [] })`)
  ).toContain('vertices[0].strokeCap')
})

test('sides may have weights of their own', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createRectangle()
    node.strokeTopWeight = 5
    const differs = node.strokeWeight === figma.mixed
    const sides = () => [node.strokeTopWeight, node.strokeLeftWeight]
    const before = sides()
    node.strokeBottomWeight = node.strokeLeftWeight = node.strokeRightWeight = 5
    const same = node.strokeWeight
    node.strokeWeight = 2
    return [differs, before, same, sides(),
      'strokeTopWeight' in figma.createEllipse()]`)

  expect(facts).toEqual([true, [5, 1], 5, [2, 2], false])
})

test('corners may have radii of their own', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createRectangle()
    node.cornerRadius = 4
    const same = node.cornerRadius
    node.topLeftRadius = 8
    return [same, node.cornerRadius === figma.mixed, node.bottomLeftRadius]`)

  expect(facts).toEqual([4, true, 4])
})

test('flattens layers into one vector in their place', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${two}
    const made = figma.flatten([a, b])
    return [made.type, made.x, Math.round(made.width), Math.round(made.height),
      made.vectorNetwork.vertices.length, made.vectorNetwork.regions.length,
      a.removed, b.removed, figma.currentPage.children.length]`)

  expect(facts).toEqual(['VECTOR', 0, 150, 120, 8, 2, true, true, 1])
})

test('shapes survive cloning, undo, saving and opening', async () => {
  const first = await openPlugin()
  const ids = await first.run<string[]>(`
    const star = figma.createStar(), arc = figma.createEllipse()
    star.innerRadius = 0.25
    arc.arcData = { startingAngle: 1, endingAngle: 2, innerRadius: 0 }
    const made = figma.subtract([star.clone(), arc], figma.currentPage)
    figma.commitUndo()
    star.innerRadius = 0.5
    made.booleanOperation = 'UNION'
    figma.triggerUndo()
    return [star.id, arc.id, made.id]`)
  const facts = `const [star, arc, made] =
      await Promise.all(input.map(figma.getNodeByIdAsync))
    return [star.innerRadius, arc.arcData.startingAngle,
      made.booleanOperation, made.children[0].innerRadius]`

  const second = await openPlugin({ document: first.host.exportDocument() })

  const expected = [0.25, 1, 'SUBTRACT', 0.25]
  expect(await first.run(facts, ids)).toEqual(expected)
  expect(await second.run(facts, ids)).toEqual(expected)
})
