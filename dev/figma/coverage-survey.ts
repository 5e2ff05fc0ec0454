import type { PluginManifest } from './shared/host.ts'
import { openHeadless } from './headless.ts'
import { type Typings, allMembers } from './read-typings.ts'
import { type Editor, surveyedBoard, surveyedNodes } from './surveyed-nodes.ts'

/**
 * `elsewhere`: emulated in another editor only. `no`: throws `not emulated`.
 * `absent`: undefined in a design file. `hole`: none of these, a mistake.
 */
export type Answer = 'yes' | 'elsewhere' | 'no' | 'absent' | 'hole'

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
function isAbsent(error) {
  return error.message.indexOf('no such property') === 0
}
function isNotEmulated(error) {
  return error.message.indexOf('not emulated') === 0
}
function answer(thing, name) {
  try {
    if (thing[name] === undefined) return name in thing ? 'absent' : 'hole'
  } catch (error) {
    if (isNotEmulated(error)) return 'no'
    if (!(name in thing) || isAbsent(error)) return 'hole'
    // Figma: some getters throw in this editor, and name themselves.
    if (error.message.indexOf('in get_' + name + ':') === 0) return 'yes'
    throw new Error('Reading ' + name + ': ' + error.message)
  }
  return 'yes'
}
function answers(get, names) {
  let thing = null
  try { thing = get() } catch (error) {
    if (isNotEmulated(error) || isAbsent(error)) return null
    throw error
  }
  const out = {}
  for (const name of names) out[name] = thing ? answer(thing, name) : 'no'
  return out
}
async function keysOf(paint) {
  const rectangle = figma.createRectangle()
  try { await rectangle.setFillsAsync([paint]) } catch (error) {
    if (isNotEmulated(error) || error.message.indexOf('Shader') > 0) return []
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

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const manifest: PluginManifest = {
  name: 'Coverage',
  id: 'coverage',
  api: '1.0.0',
  main: 'code.js',
  editorType: ['figma', 'figjam', 'slides', 'buzz'],
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

function surveyCode(typings: Typings, editor: Editor): string {
  const of = (get: string, list: string[]): string =>
    `answers(() => ${get}, ${JSON.stringify(list)})`
  const parts = Object.entries(partsOf(typings)).map(
    ([name, part]) => `${name}: ${of(`figma.${name}`, names(typings, part))}`
  )
  const types = Object.entries(surveyedNodes[editor]).map(
    ([name, get]) => `${name}: ${of(get, names(typings, name))}`
  )
  const paintKeys = Object.entries(paints).map(
    ([name, all]) =>
      `${name}: (await Promise.all([${all.join(',')}].map(keysOf))).flat()`
  )
  return `const gif = '${gif}'
  return {
    figma: ${of('figma', names(typings, 'PluginAPI'))},
    parts: { ${parts.join(',\n')} },
    nodes: { ${types.join(',\n')} },
    paints: { ${paintKeys.join(',\n')} }
  }`
}

async function surveyEditor(
  typings: Typings,
  editorType: Editor
): Promise<Survey> {
  const headless = await openHeadless({
    plugin: { manifest, code },
    editorType,
    command: 'survey',
    ...(editorType === 'figjam' && { document: surveyedBoard })
  })
  try {
    const asked = new Promise<Survey>((resolve, reject) => {
      headless.onPanelMessage(message => {
        const answer = message as { value?: Survey; error?: string } // ours
        if (answer.value) resolve(answer.value)
        else reject(new Error(answer.error))
      })
    })
    headless.postFromPanel({ body: surveyCode(typings, editorType) })
    return await asked
  } finally {
    headless.kill()
  }
}

const otherEditors = ['figjam', 'slides', 'buzz'] as const

type Answers = Record<string, Answer>

/** Own answers, and those of other editors in place of holes. */
function fillHoles(
  own: Answers | null,
  others: (Answers | null)[],
  yes: Answer = 'elsewhere'
): Answers {
  // No prototype: a member may have the name of an inherited one.
  const out: Answers = Object.assign(Object.create(null), own)
  for (const answers of others) {
    for (const [name, answer] of Object.entries(answers ?? {})) {
      if ((out[name] ?? 'hole') !== 'hole') continue
      out[name] = answer === 'yes' ? yes : answer
    }
  }
  return out
}

/** Asks running hosts what they have of all that the typings name. */
export async function surveyHost(typings: Typings): Promise<Survey> {
  const survey = await surveyEditor(typings, 'figma')
  const others = await Promise.all(
    otherEditors.map(editor => surveyEditor(typings, editor))
  )
  survey.figma = fillHoles(
    survey.figma,
    others.map(other => other.figma)
  )
  for (const name of Object.keys(partsOf(typings))) {
    const parts = others.map(other => other.parts[name] ?? null)
    survey.parts[name] = fillHoles(survey.parts[name] ?? null, parts)
  }
  for (const { nodes } of others) {
    for (const [name, answers] of Object.entries(nodes)) {
      if (!answers) continue
      const own = survey.nodes[name] ?? null
      survey.nodes[name] = fillHoles(own, [answers], 'yes')
    }
  }
  return survey
}
