type Change = [what: string, prepare: string, body: string, count: number]

/** Changes after the file was read, and how many uses are found then. */
export const changesOfFile: Change[] = [
  [
    'a fill',
    `const it = figma.createRectangle(); return it.id`,
    `(await figma.getNodeByIdAsync(input)).fills = [paint]`,
    2
  ],
  [
    'a fill that goes',
    `const it = figma.createRectangle(); it.fills = [paint]; return it.id`,
    `(await figma.getNodeByIdAsync(input)).fills = []`,
    1
  ],
  [
    'a layer with layers',
    '',
    `const frame = figma.createFrame()
       const it = figma.createRectangle()
       it.fills = [paint]
       frame.appendChild(it)`,
    2
  ],
  [
    'a deleted parent',
    `const frame = figma.createFrame()
       const it = figma.createRectangle()
       it.fills = [paint]
       frame.appendChild(it)
       return frame.id`,
    `(await figma.getNodeByIdAsync(input)).remove()`,
    1
  ],
  [
    'a main component, in its instances',
    `const main = figma.createComponent()
       const it = figma.createRectangle()
       main.appendChild(it)
       main.createInstance()
       main.createInstance()
       return it.id`,
    `(await figma.getNodeByIdAsync(input)).fills = [paint]`,
    4
  ],
  [
    'a main component, in instances of its instances',
    `const main = figma.createComponent()
       const it = figma.createRectangle()
       main.appendChild(it)
       const outer = figma.createComponent()
       outer.appendChild(main.createInstance())
       outer.createInstance()
       return it.id`,
    `(await figma.getNodeByIdAsync(input)).fills = [paint]`,
    4
  ],
  [
    'a layer that a main component gains',
    `const main = figma.createComponent()
       main.createInstance()
       return main.id`,
    `const it = figma.createRectangle()
       it.fills = [paint]
       const main = await figma.getNodeByIdAsync(input)
       main.appendChild(it)`,
    3
  ],
  [
    'a layer that a main component loses',
    `const main = figma.createComponent()
       const it = figma.createRectangle()
       it.fills = [paint]
       main.appendChild(it)
       main.createInstance()
       return it.id`,
    `(await figma.getNodeByIdAsync(input)).remove()`,
    1
  ],
  [
    'an instance of another component',
    `const one = figma.createComponent()
       const two = figma.createComponent()
       const it = figma.createRectangle()
       it.fills = [paint]
       two.appendChild(it)
       const instance = one.createInstance()
       return [instance.id, two.id]`,
    `const instance = await figma.getNodeByIdAsync(input[0])
       instance.swapComponent(await figma.getNodeByIdAsync(input[1]))`,
    3
  ],
  [
    'a style, in the layers that use it',
    `const style = figma.createPaintStyle()
       style.paints = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]
       const it = figma.createRectangle()
       await it.setFillStyleIdAsync(style.id)
       return style.id`,
    `(await figma.getStyleByIdAsync(input)).paints = [paint]`,
    3
  ],
  [
    'a style that goes',
    `const style = figma.createPaintStyle()
       style.paints = [paint]
       return style.id`,
    `(await figma.getStyleByIdAsync(input)).remove()`,
    1
  ],
  [
    'a range of a text',
    `const it = figma.createText()
       await figma.loadFontAsync(it.fontName)
       it.characters = 'Some words'
       return it.id`,
    `(await figma.getNodeByIdAsync(input)).setRangeFills(2, 5, [paint])`,
    2
  ],
  [
    'more layers than are read one by one',
    '',
    `for (let i = 0; i < 2100; i++) figma.createRectangle().fills = [paint]`,
    2101
  ]
]
