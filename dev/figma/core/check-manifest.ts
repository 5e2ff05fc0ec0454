import { menuMistakes, parameterMistakes } from './check-manifest-menu.ts'
import { networkMistakes } from './check-manifest-network.ts'

type Fields = Record<string, unknown>

const known = [
  'name',
  'id',
  'api',
  'main',
  'ui',
  'documentAccess',
  'networkAccess',
  'editorType',
  'menu',
  'parameters',
  'parameterOnly',
  'relaunchButtons',
  'permissions',
  'capabilities',
  'codegenLanguages',
  'codegenPreferences',
  'enableProposedApi',
  'enablePrivatePluginApi',
  'build',
  'containsWidget',
  'widgetApi'
]
const editors = ['figma', 'figjam', 'dev', 'slides', 'buzz']
const permissions = [
  'currentuser',
  'activeusers',
  'fileusers',
  'payments',
  'teamlibrary'
]
const capabilities = ['textreview', 'codegen', 'inspect', 'vscode']
const booleans = [
  'parameterOnly',
  'enableProposedApi',
  'enablePrivatePluginApi',
  'containsWidget'
]

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function identityMistakes(manifest: Fields): string[] {
  const mistakes = ['name', 'id', 'main']
    .filter(field => !isText(manifest[field]))
    .map(field => `"${field}" must be a text that is not empty.`)
  if (manifest['api'] !== '1.0.0') mistakes.push('"api" must be "1.0.0".')
  if (manifest['documentAccess'] !== 'dynamic-page') {
    mistakes.push('"documentAccess" must be "dynamic-page".')
  }
  return mistakes
}

function uiMistakes(ui: unknown): string[] {
  if (ui === undefined || isText(ui)) return []
  const isMap =
    isFields(ui) &&
    Object.keys(ui).length > 0 &&
    Object.values(ui).every(path => isText(path))
  return isMap ? [] : ['"ui" must be a path, or a map of names to paths.']
}

function listMistakes(
  field: string,
  value: unknown,
  allowed: string[]
): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) return [`"${field}" must be a list.`]
  const items: unknown[] = value
  const unknown = items.filter(item => !allowed.some(one => one === item))
  return unknown.map(
    item =>
      `"${field}" has ${JSON.stringify(item)}; ` +
      `allowed are ${allowed.join(', ')}.`
  )
}

function editorMistakes(value: unknown): string[] {
  if (!Array.isArray(value) || value.length === 0) {
    return ['"editorType" must name at least one editor.']
  }
  const mistakes = listMistakes('editorType', value, editors)
  const both = (one: string): boolean =>
    value.includes('dev') && value.includes(one)
  for (const other of ['figjam', 'slides']) {
    if (!both(other)) continue
    mistakes.push(`"editorType" cannot name "${other}" together with "dev".`)
  }
  return mistakes
}

function relaunchMistakes(value: unknown): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) return ['"relaunchButtons" must be a list.']
  return value.flatMap((button: unknown, i) =>
    isFields(button) && isText(button['command']) && isText(button['name'])
      ? []
      : [`"relaunchButtons[${i}]" needs a "command" and a "name".`]
  )
}

function codegenMistakes(manifest: Fields): string[] {
  const { capabilities: given } = manifest
  const mayGenerate = Array.isArray(given) && given.includes('codegen')
  return ['codegenLanguages', 'codegenPreferences']
    .filter(field => manifest[field] !== undefined && !mayGenerate)
    .map(field => `"${field}" needs the capability "codegen".`)
}

/**
 * The mistakes of a manifest as sentences, by Figma's documented rules; an
 * empty list means that Figma would take it.
 */
export function checkManifest(manifest: unknown): string[] {
  if (!isFields(manifest)) return ['The manifest must be an object.']
  const strange = Object.keys(manifest).filter(key => !known.includes(key))
  const notBoolean = booleans.filter(
    field =>
      manifest[field] !== undefined && typeof manifest[field] !== 'boolean'
  )
  return [
    ...strange.map(key => `"${key}" is not a field of a manifest.`),
    ...notBoolean.map(field => `"${field}" must be true or false.`),
    ...identityMistakes(manifest),
    ...uiMistakes(manifest['ui']),
    ...editorMistakes(manifest['editorType']),
    ...networkMistakes(manifest['networkAccess']),
    ...listMistakes('permissions', manifest['permissions'], permissions),
    ...listMistakes('capabilities', manifest['capabilities'], capabilities),
    ...codegenMistakes(manifest),
    ...relaunchMistakes(manifest['relaunchButtons']),
    ...menuMistakes('menu', manifest['menu']),
    ...parameterMistakes('parameters', manifest['parameters'])
  ]
}
