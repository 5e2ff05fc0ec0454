import type { PluginManifest } from './shared/host.ts'
import { openHeadless } from './headless.ts'
import type { Typings } from './read-typings.ts'
import { allMembers } from './read-typings.ts'

/**
 * `yes`, `no` for `not emulated`, `absent` for what is undefined in a design
 * file, or a hole: none of these, which must not be.
 */
export type Answer = 'yes' | 'no' | 'absent' | 'hole'

export interface Survey {
  /** Members of `figma`. */
  figma: Record<string, Answer>
  /** Members of the objects in `figma`, such as `ui`. */
  parts: Record<string, Record<string, Answer>>
  /** Members of nodes and styles by their type; null: there is none. */
  nodes: Record<string, Record<string, Answer> | null>
  /** Keys of paints by interface. */
  paints: Record<string, string[]>
}

/** How to get one of each; there is none where that is not emulated. */
const nodes: Record<string, string> = {
  DocumentNode: 'figma.root',
  PageNode: 'figma.currentPage',
  FrameNode: 'figma.createFrame()',
  GroupNode: 'figma.group([figma.createFrame()], figma.currentPage)',
  TransformGroupNode: 'figma.transformGroup([figma.createFrame()])',
  SectionNode: 'figma.createSection()',
  RectangleNode: 'figma.createRectangle()',
  EllipseNode: 'figma.createEllipse()',
  PolygonNode: 'figma.createPolygon()',
  StarNode: 'figma.createStar()',
  LineNode: 'figma.createLine()',
  VectorNode: 'figma.createVector()',
  TextNode: 'figma.createText()',
  TextPathNode: 'figma.createTextPath(figma.createVector(), 0, 0)',
  BooleanOperationNode:
    'figma.union([figma.createEllipse()], figma.currentPage)',
  SliceNode: 'figma.createSlice()',
  ComponentNode: 'figma.createComponent()',
  ComponentSetNode:
    'figma.combineAsVariants([figma.createComponent()], figma.currentPage)',
  InstanceNode: 'figma.createComponent().createInstance()',
  SlotNode: 'figma.createComponent().createSlot()',
  PaintStyle: 'figma.createPaintStyle()',
  TextStyle: 'figma.createTextStyle()',
  EffectStyle: 'figma.createEffectStyle()',
  GridStyle: 'figma.createGridStyle()',
  CustomAnimationStyle: 'figma.createCustomAnimationStyle()'
}

const common = 'visible: true, opacity: 1, blendMode: "NORMAL"'
const filters = 'filters: { exposure: 0.1 }'
const square = '[[1, 0, 0], [0, 1, 0]]'

/** Paints that together have every key. */
const paints: Record<string, string[]> = {
  SolidPaint: [
    `{ type: 'SOLID', color: { r: 1, g: 0, b: 0 }, boundVariables: {}, ${common} }`
  ],
  GradientPaint: [
    `{ type: 'GRADIENT_LINEAR', gradientTransform: ${square}, ${common},
      gradientStops: [{ position: 0, color: { r: 1, g: 0, b: 0, a: 1 } },
        { position: 1, color: { r: 1, g: 0, b: 0, a: 1 } }] }`
  ],
  ImagePaint: [
    `{ type: 'IMAGE', scaleMode: 'CROP', imageHash: null,
      imageTransform: ${square}, ${filters}, ${common} }`,
    `{ type: 'IMAGE', scaleMode: 'TILE', imageHash: null, scalingFactor: 0.5,
      rotation: 90, ${common} }`
  ],
  VideoPaint: [
    `{ type: 'VIDEO', scaleMode: 'CROP', videoHash: null,
      videoTransform: ${square}, ${filters}, ${common} }`,
    `{ type: 'VIDEO', scaleMode: 'TILE', videoHash: null, scalingFactor: 0.5,
      rotation: 90, ${common} }`
  ],
  PatternPaint: [
    `{ type: 'PATTERN', sourceNodeId: figma.createFrame().id, ${common},
      tileType: 'RECTANGULAR', scalingFactor: 1,
      spacing: { x: 0, y: 0 }, horizontalAlignment: 'START' }`
  ],
  ShaderPaint: [`{ type: 'SHADER', id: 'shader', properties: {}, ${common} }`]
}

const code = `
function lacks(error) {
  return error.message.indexOf('not emulated') === 0
}
function answer(thing, name) {
  try {
    if (thing[name] === undefined) return name in thing ? 'absent' : 'hole'
  } catch (error) {
    if (lacks(error)) return 'no'
    if (!(name in thing)) return 'hole'
    // Figma: some may not be read, and it is said in which.
    if (error.message.indexOf('in get_' + name + ':') === 0) return 'yes'
    throw new Error('Reading ' + name + ': ' + error.message)
  }
  return 'yes'
}
function answers(get, names) {
  let thing = null
  try { thing = get() } catch (error) {
    if (lacks(error)) return null
    throw error
  }
  const out = {}
  for (const name of names) out[name] = thing ? answer(thing, name) : 'no'
  return out
}
async function keysOf(paint) {
  const rectangle = figma.createRectangle()
  try { await rectangle.setFillsAsync([paint]) } catch (error) {
    if (lacks(error) || error.message.indexOf('Shader') > 0) return []
    throw error
  }
  return Object.keys(rectangle.fills[0])
}
figma.showUI('<p></p>')
figma.ui.onmessage = async ({ body }) => {
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
  try {
    const run = new AsyncFunction('answers', 'keysOf', body)
    figma.ui.postMessage({ value: await run(answers, keysOf) })
  } catch (error) { figma.ui.postMessage({ error: String(error) }) }
}
`

const manifest: PluginManifest = {
  name: 'Coverage',
  id: 'coverage',
  api: '1.0.0',
  main: 'code.js',
  editorType: ['figma'],
  documentAccess: 'dynamic-page',
  permissions: ['currentuser', 'activeusers', 'payments', 'teamlibrary'],
  networkAccess: { allowedDomains: ['none'] },
  enablePrivatePluginApi: true,
  menu: [{ name: 'Survey', command: 'survey' }]
}

function names(typings: Typings, name: string): string[] {
  return allMembers(typings, name).map(member => member.name)
}

/** The objects in `figma` that have an interface of their own. */
export function partsOf(typings: Typings): Record<string, string> {
  const out: Record<string, string> = {}
  for (const { name, type } of typings.get('PluginAPI')?.members ?? []) {
    const [, part] = /^: (\w+API)$/.exec(type) ?? []
    if (part) out[name] = part
  }
  return out
}

function surveyCode(typings: Typings): string {
  const of = (get: string, list: string[]): string =>
    `answers(() => ${get}, ${JSON.stringify(list)})`
  const parts = Object.entries(partsOf(typings)).map(
    ([name, part]) => `${name}: ${of(`figma.${name}`, names(typings, part))}`
  )
  const types = Object.entries(nodes).map(
    ([name, get]) => `${name}: ${of(get, names(typings, name))}`
  )
  const colors = Object.entries(paints).map(
    ([name, all]) =>
      `${name}: (await Promise.all([${all.join(',')}].map(keysOf))).flat()`
  )
  return `return {
    figma: ${of('figma', names(typings, 'PluginAPI'))},
    parts: { ${parts.join(',\n')} },
    nodes: { ${types.join(',\n')} },
    paints: { ${colors.join(',\n')} }
  }`
}

/** Asks a running host what it has of all that the typings name. */
export async function surveyHost(typings: Typings): Promise<Survey> {
  const headless = await openHeadless({
    plugin: { manifest, code },
    editorType: 'figma',
    command: 'survey'
  })
  try {
    const asked = new Promise<Survey>((resolve, reject) => {
      headless.onPanelMessage(message => {
        const answer = message as { value?: Survey; error?: string } // ours
        if (answer.value) resolve(answer.value)
        else reject(new Error(answer.error))
      })
    })
    headless.postFromPanel({ body: surveyCode(typings) })
    return await asked
  } finally {
    headless.kill()
  }
}
