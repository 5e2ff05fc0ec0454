import { editorAndRightMistakes } from './check-manifest-editor.ts'
import {
  menuMistakes,
  parameterListMistakes,
  relaunchMistakes
} from './check-manifest-menu.ts'
import { networkMistakes } from './check-manifest-network.ts'
import { isRecord } from '../shared/is-record.ts'
import { type Fields, isText } from './manifest-fields.ts'
import { holds } from '../rules/rules.ts'

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
const booleans = [
  'parameterOnly',
  'enableProposedApi',
  'enablePrivatePluginApi',
  'containsWidget'
]

function* fieldMistakes(manifest: Fields): Generator<string> {
  if (holds('manifest/only-known-fields')) {
    for (const key of Object.keys(manifest)) {
      if (!known.includes(key)) yield `"${key}" is not a field of a manifest.`
    }
  }
  if (!holds('manifest/switches-are-booleans')) return
  for (const field of booleans) {
    const value = manifest[field]
    if (value === undefined || typeof value === 'boolean') continue
    yield `"${field}" must be true or false.`
  }
}

function* identityMistakes(manifest: Fields): Generator<string> {
  if (holds('manifest/names-itself-and-its-code')) {
    for (const field of ['name', 'id', 'main']) {
      if (isText(manifest[field])) continue
      yield `"${field}" must be a text that is not empty.`
    }
  }
  const { api, documentAccess, build } = manifest
  if (api !== '1.0.0' && holds('manifest/one-api-version')) {
    yield '"api" must be "1.0.0".'
  }
  const isDynamic =
    documentAccess === undefined || documentAccess === 'dynamic-page'
  if (!isDynamic && holds('manifest/document-access-is-dynamic-page')) {
    yield '"documentAccess" must be "dynamic-page".'
  }
  if (build !== undefined && typeof build !== 'string') {
    yield '"build" must be a text.'
  }
}

function* uiMistakes(ui: unknown): Generator<string> {
  if (ui === undefined || isText(ui)) return
  const isMap =
    isRecord(ui) &&
    Object.keys(ui).length > 0 &&
    Object.values(ui).every(path => isText(path))
  if (!isMap && holds('manifest/ui-is-a-path-or-a-map')) {
    yield '"ui" must be a path, or a map of names to paths.'
  }
}

function* commandMistakes(manifest: Fields): Generator<string> {
  const { menu, parameters, relaunchButtons } = manifest
  yield* relaunchMistakes(relaunchButtons)
  yield* menuMistakes('menu', menu)
  yield* parameterListMistakes('parameters', parameters)
  const both = menu !== undefined && parameters !== undefined
  if (both && holds('manifest/parameters-in-the-menu-or-beside-it')) {
    yield '"parameters" must be in the items of "menu" when there is one.'
  }
}

function* allMistakes(manifest: Fields): Generator<string> {
  yield* fieldMistakes(manifest)
  yield* identityMistakes(manifest)
  yield* uiMistakes(manifest['ui'])
  yield* editorAndRightMistakes(manifest)
  yield* networkMistakes(manifest['networkAccess'])
  yield* commandMistakes(manifest)
}

/**
 * The mistakes of a manifest as sentences, by Figma's documented rules; an
 * empty list means that Figma would take it.
 */
export function checkManifest(manifest: unknown): string[] {
  if (!isRecord(manifest)) return ['The manifest must be an object.']
  return [...allMistakes(manifest)]
}
