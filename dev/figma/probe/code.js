// Asks Figma what `ui.html` wants to know. ES2017, as it stands: no build,
// which is why it and `ui.html` are one long file each.
// Every check answers with plain data; what it makes it takes away again.
/* oxlint-disable typescript/no-implied-eval -- asks what the engine parses */

const pngSha1 = 'f2c32b8cf34a9383873d12f850aaa0544fe48552'
const red = { type: 'SOLID', color: { r: 1, g: 0, b: 0 } }
const blue = { type: 'SOLID', color: { r: 0, g: 0, b: 1 } }

const everything = new Function('return this')()
const has = path =>
  path.split('.').reduce((at, part) => at && at[part], everything) !== undefined

const textOf = error => String(error).replace(/\d+:\d+/g, 'ID')

const nothing = 'nothing was thrown'

const fails = work => async () => {
  try {
    await work()
    return nothing
  } catch (error) {
    return textOf(error)
  }
}

const made = []
const keep = node => {
  made.push(node)
  return node
}

/** Files, syntax and names to try, as `ui.html` sends them. */
let given = { files: {}, syntax: {}, bodies: {}, builtIns: [] }

const fresh = () => keep(figma.createFrame())
const bytesOf = name => figma.base64Decode(given.files[name])

const same = (a, b) =>
  a.length === b.length && a.every((byte, i) => byte === b[i])

const pictureFacts = async name => {
  const bytes = bytesOf(name)
  const image = figma.createImage(bytes)
  const size = await image.getSizeAsync()
  const back = await image.getBytesAsync()
  return { width: size.width, height: size.height, same: same(bytes, back) }
}

const pictures = {
  oversize: fails(() => figma.createImage(bytesOf('oversize'))),
  webp: fails(() => figma.createImage(bytesOf('webp'))),
  notAnImage: fails(() => figma.createImage(new Uint8Array([1, 2]))),
  cutPng: fails(() => figma.createImage(bytesOf('png').slice(0, 60))),
  imageIsSha1: () => figma.createImage(bytesOf('png')).hash === pngSha1,
  turnedJpeg: () => pictureFacts('turned'),
  cmykJpeg: () => pictureFacts('cmyk'),
  deepPng: () => pictureFacts('deep'),
  movingGif: () => pictureFacts('moving'),
  notAVideo: fails(() => figma.createVideoAsync(bytesOf('png')))
}

const marked = () => {
  const node = keep(figma.createRectangle())
  node.setPluginData('probe', 'kept')
  return node
}

const dataOf = node => node.getPluginData('probe')

const componentOf = layer => {
  const component = keep(figma.createComponent())
  component.appendChild(layer)
  return component
}

const data = {
  dataOfClone: () => dataOf(keep(marked().clone())),
  dataOfComponent: () => dataOf(keep(figma.createComponentFromNode(marked()))),
  dataOfInstance() {
    const component = componentOf(marked())
    component.setPluginData('probe', 'kept')
    const instance = keep(component.createInstance())
    return [instance, instance.children[0]].map(dataOf)
  },
  dataOfDetached() {
    const instance = componentOf(marked()).createInstance()
    return dataOf(keep(instance.detachInstance()).children[0])
  },
  dataOfFlattened: () =>
    dataOf(keep(figma.flatten([marked()], figma.currentPage))),
  dataAtMost: fails(() => fresh().setPluginData('probe', 'x'.repeat(200000))),
  async dataLimit() {
    const node = fresh()
    let fits = 0
    let over = 200000
    while (over - fits > 1) {
      const middle = Math.floor((fits + over) / 2)
      const write = () => node.setPluginData('probe', 'x'.repeat(middle))
      if ((await fails(write)()) === nothing) fits = middle
      else over = middle
    }
    return fits + 'probe'.length + figma.pluginId.length
  },
  storageAtMost: fails(() =>
    figma.clientStorage.setAsync('probe-large', 'x'.repeat(6000000))
  )
}

const styled = async () => {
  const style = keep(figma.createPaintStyle())
  style.paints = [red]
  const node = keep(figma.createRectangle())
  await node.setFillStyleIdAsync(style.id)
  return node
}

const paints = {
  async fillsUnderStyle() {
    const node = await styled()
    node.fills = [blue]
    return node.fillStyleId === '' ? 'lets go' : 'keeps the style'
  },
  fillsInInstance() {
    const component = componentOf(figma.createRectangle())
    const layer = keep(component.createInstance()).children[0]
    layer.fills = [blue]
    return layer.fills[0].color.b
  },
  unknownImage: fails(() => {
    const fill = { type: 'IMAGE', scaleMode: 'FILL', imageHash: 'a'.repeat(40) }
    fresh().fills = [fill]
  })
}

const undone = work => () => {
  figma.commitUndo()
  const answer = work()
  figma.commitUndo()
  return answer
}

const undo = {
  undoGoesToCommit: undone(() => {
    const nodes = [fresh(), fresh()]
    figma.triggerUndo()
    return nodes.map(node => node.removed)
  }),
  undoTakesDataBack: undone(() => {
    const node = fresh()
    node.setPluginData('probe', 'one')
    figma.commitUndo()
    node.setPluginData('probe', 'two')
    figma.triggerUndo()
    return dataOf(node)
  }),
  undoKeepsSelection: undone(() => {
    const node = fresh()
    figma.commitUndo()
    figma.currentPage.selection = [node]
    node.name = 'Renamed'
    figma.triggerUndo()
    return figma.currentPage.selection.includes(node)
  })
}

const words = {
  textOfDynamicPage: fails(() => figma.getNodeById('0:1')),
  textOfRemoved: fails(() => [fresh()].map(node => node.remove() || node.name)),
  textOfInstance: fails(() =>
    keep(componentOf(fresh()).createInstance()).appendChild(fresh())
  ),
  textOfFont: fails(() =>
    Object.assign(keep(figma.createText()), { characters: 'x' })
  ),
  textOfBlocked: fails(() => fetch('https://elsewhere.invalid/')),
  textOfMessage: fails(() => figma.ui.postMessage(new ArrayBuffer(1)))
}

const recurse = () => recurse() + 1

const language = {
  globals: () =>
    Object.getOwnPropertyNames(everything)
      .filter(name => !given.usual.includes(name))
      .join(' '),
  async syntax() {
    const accepted = []
    for (const name of Object.keys(given.syntax)) {
      const text = await fails(() => new Function(given.syntax[name]))()
      if (text === nothing) accepted.push(name)
    }
    return accepted
  },
  builtIns: () => given.builtIns.filter(has),
  textOfDeepRecursion: fails(() => recurse())
}

const ask = async (address, path, options) => {
  try {
    const reply = await fetch(address + path, options)
    return await reply.json()
  } catch (error) {
    return textOf(error)
  }
}

const network = {
  fetchOrigin: async address => {
    const reply = await ask(address, '/echo')
    return reply.origin === undefined ? reply : reply.origin
  },
  fetchRedirect: address => ask(address, '/redirect'),
  imageOrigin: async address => {
    const image = await figma.createImageAsync(`${address}/picture`)
    const reply = await ask(address, '/picture-origin')
    return { origin: reply.origin, same: image.hash === pngSha1 }
  },
  cutPost: async address => {
    await ask(address, '/cut', { method: 'POST', body: 'once' })
    return (await ask(address, '/cuts')).arrivals
  }
}

const checks = Object.assign({}, language, pictures, data, paints, words, undo)

const run = async (check, input) => {
  try {
    return await check(input)
  } catch (error) {
    return `the check failed: ${textOf(error)}`
  } finally {
    for (const one of made.splice(0)) await fails(() => one.remove())()
  }
}

const runAll = async address => {
  const { apiVersion, editorType, mode } = figma
  const usual = editorType === 'figma' ? checks : {}
  const got = {}
  for (const id of Object.keys(usual)) got[id] = await run(usual[id])
  for (const id of Object.keys(given.bodies)) {
    const parts = /^(?:in (\w+): )?(.*)$/.exec(given.bodies[id])
    const [, editor = 'figma', body] = parts
    const ask = () => new Function('fresh', 'keep', 'fails', body)
    const answer = () => run(() => ask()(fresh, keep, fails))
    if (editor === editorType) got[id] = await answer()
  }
  const asked = address ? Object.keys(network) : []
  for (const id of asked) got[id] = await run(network[id], address)
  figma.ui.postMessage({ type: 'got', got, apiVersion, editorType, mode })
}

const exportPaints = async cases => {
  const image = figma.createImage(bytesOf('quarters'))
  for (const { id, size, paint } of cases) {
    const node = keep(figma.createRectangle())
    node.resize(size, size)
    const own = { type: 'IMAGE', imageHash: image.hash }
    node.fills = [Object.assign(own, paint)]
    const bytes = await node.exportAsync({ format: 'PNG' })
    figma.ui.postMessage({ type: 'pixels', id, bytes })
  }
}

const note = (id, got) => figma.ui.postMessage({ type: 'note', id, got })

const actions = {
  run(message) {
    given = message.given
    return runAll(message.address)
  },
  pixels: message => run(() => exportPaints(message.cases)),
  resize: ({ width, height }) => figma.ui.resize(width, height),
  open: ({ address }) => figma.openExternal(address),
  write: ({ value }) => figma.clientStorage.setAsync('probe-shared', value),
  async read() {
    note('sharedStorage', await figma.clientStorage.getAsync('probe-shared'))
  },
  mark: ({ key }) =>
    figma.currentPage.selection.forEach(node => node.setPluginData(key, 'x')),
  selected() {
    const keys = figma.currentPage.selection.map(one => one.getPluginDataKeys())
    note('marks', keys)
  },
  async video({ bytes }) {
    const taken = () => figma.createVideoAsync(bytes).then(one => one.hash)
    note('video', await run(taken))
  }
}

figma.showUI(__html__, { width: 420, height: 560, themeColors: true })
figma.ui.onmessage = message => actions[message.type](message)
figma.on('drop', event => {
  const { x, y, absoluteX, absoluteY, node } = event
  note('drop', { x, y, absoluteX, absoluteY, on: node.name })
  return false
})
