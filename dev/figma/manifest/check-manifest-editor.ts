import { isRecord } from '../shared/is-record.ts'
import { type Fields, isList, isText } from './manifest-fields.ts'
import { optionChoices } from '../shared/option-choices.ts'
import { holds } from '../rules/rules.ts'

const permissions = [
  'currentuser',
  'activeusers',
  'fileusers',
  'payments',
  'teamlibrary'
]
const capabilities = ['textreview', 'codegen', 'inspect', 'vscode']
const onlyInDevMode = ['codegen', 'inspect', 'vscode']

function* unknownEntries(
  field: string,
  value: unknown,
  allowed: readonly string[]
): Generator<string> {
  if (value === undefined) return
  if (!isList(value)) {
    yield `"${field}" must be a list.`
    return
  }
  for (const item of value) {
    if (allowed.some(one => one === item)) continue
    yield (
      `"${field}" has ${JSON.stringify(item)}; ` +
        `allowed are ${allowed.join(', ')}.`
    )
  }
}

function* editorMistakes(value: unknown): Generator<string> {
  if (!isList(value) || value.length === 0) {
    if (holds('manifest/names-an-editor')) {
      yield '"editorType" must name at least one editor.'
    }
    return
  }
  if (holds('manifest/known-editors-rights-and-capabilities')) {
    yield* unknownEntries('editorType', value, optionChoices.editorType)
  }
  const beside = ['figjam', 'slides', 'buzz'].filter(one => value.includes(one))
  if (!value.includes('dev') || !holds('manifest/dev-only-beside-figma')) return
  for (const other of beside) {
    yield `"editorType" cannot name "${other}" together with "dev".`
  }
}

function* capabilityMistakes(manifest: Fields): Generator<string> {
  const { capabilities: given, editorType } = manifest
  if (!isList(given)) return
  const inDevMode = isList(editorType) && editorType.includes('dev')
  if (inDevMode || !holds('manifest/dev-capabilities-need-dev')) return
  for (const one of onlyInDevMode.filter(name => given.includes(name))) {
    yield `The capability "${one}" needs "dev" in "editorType".`
  }
}

function isLanguage(value: unknown): boolean {
  return isRecord(value) && isText(value['label']) && isText(value['value'])
}

function isPreference(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { itemType, options, propertyName, label } = value
  if (itemType === 'unit') return true
  if (!isText(propertyName) || !isText(label)) return false
  return itemType === 'action' || (itemType === 'select' && isList(options))
}

function* codegenListMistakes(manifest: Fields): Generator<string> {
  const { codegenLanguages: languages, codegenPreferences: preferences } =
    manifest
  if (!isList(languages) || languages.length === 0) {
    yield 'The capability "codegen" needs at least one of "codegenLanguages".'
  } else if (!languages.every(isLanguage)) {
    yield '"codegenLanguages" must have entries with a "label" and a "value".'
  }
  if (preferences === undefined) return
  if (!isList(preferences) || !preferences.every(isPreference)) {
    yield (
      '"codegenPreferences" must have entries whose "itemType" is ' +
        '"unit", "select" or "action", the last two with "propertyName" ' +
        'and "label".'
    )
  }
}

function* codegenMistakes(manifest: Fields): Generator<string> {
  const { capabilities: given } = manifest
  if (isList(given) && given.includes('codegen')) {
    if (holds('manifest/codegen-names-its-languages')) {
      yield* codegenListMistakes(manifest)
    }
    return
  }
  if (!holds('manifest/codegen-fields-need-codegen')) return
  for (const field of ['codegenLanguages', 'codegenPreferences']) {
    if (manifest[field] === undefined) continue
    yield `"${field}" needs the capability "codegen".`
  }
}

/** Mistakes in where the plugin runs and what it may do there. */
export function* editorAndRightMistakes(manifest: Fields): Generator<string> {
  yield* editorMistakes(manifest['editorType'])
  if (holds('manifest/known-editors-rights-and-capabilities')) {
    yield* unknownEntries('permissions', manifest['permissions'], permissions)
    yield* unknownEntries(
      'capabilities',
      manifest['capabilities'],
      capabilities
    )
  }
  yield* capabilityMistakes(manifest)
  yield* codegenMistakes(manifest)
}
