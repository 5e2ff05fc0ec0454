import { isRecord } from '../shared/is-record.ts'
import { type Fields, isList, isText } from './manifest-fields.ts'
import { holds } from '../rules/rules.ts'

function* switchMistakes(
  at: string,
  of: Fields,
  names: string[]
): Generator<string> {
  for (const name of names) {
    if (of[name] === undefined || typeof of[name] === 'boolean') continue
    yield `"${at}.${name}" must be true or false.`
  }
}

function* parameterMistakes(at: string, value: unknown): Generator<string> {
  if (!isRecord(value)) {
    yield `"${at}" must be an object.`
    return
  }
  if (!isText(value['name']) || !isText(value['key'])) {
    yield `"${at}" needs a "name" and a "key".`
  }
  const { description } = value
  if (description !== undefined && typeof description !== 'string') {
    yield `"${at}.description" must be a text.`
  }
  yield* switchMistakes(at, value, ['allowFreeform', 'optional'])
}

function* keyMistakes(at: string, parameters: unknown[]): Generator<string> {
  const keys = new Set<unknown>()
  for (const [i, parameter] of parameters.entries()) {
    const key = isRecord(parameter) ? parameter['key'] : undefined
    if (isText(key) && keys.has(key)) {
      yield `"${at}[${i}]" has the key "${key}" of an earlier parameter.`
    }
    keys.add(key)
  }
}

/** Figma: optional parameters come after the others. */
function* orderMistakes(at: string, parameters: unknown[]): Generator<string> {
  let optional = false
  for (const [i, parameter] of parameters.entries()) {
    if (!isRecord(parameter)) continue
    if (parameter['optional'] === true) optional = true
    else if (optional) yield `"${at}[${i}]" must come before the optional ones.`
  }
}

/** Mistakes of a list of parameters. */
export function* parameterListMistakes(
  at: string,
  value: unknown
): Generator<string> {
  if (value === undefined) return
  if (holds('manifest/parameters-have-name-and-key')) {
    if (!isList(value)) {
      yield `"${at}" must be a list.`
      return
    }
    for (const [i, parameter] of value.entries()) {
      yield* parameterMistakes(`${at}[${i}]`, parameter)
    }
    yield* keyMistakes(at, value)
  }
  if (isList(value) && holds('manifest/optional-parameters-come-last')) {
    yield* orderMistakes(at, value)
  }
}

function* itemMistakes(at: string, item: unknown): Generator<string> {
  if (!isRecord(item)) {
    yield `"${at}" must be an object.`
    return
  }
  const { separator, menu, command } = item
  if (separator !== undefined) {
    if (separator !== true) yield `"${at}.separator" must be true.`
    return
  }
  if (!isText(item['name'])) yield `"${at}" needs a "name".`
  if (menu === undefined && !isText(command)) {
    yield `"${at}" needs a "command" or a "menu".`
  }
  if (menu !== undefined && command !== undefined) {
    yield `"${at}" cannot have both a "command" and a "menu".`
  }
}

/** Mistakes of a menu and of all menus below it. */
export function* menuMistakes(at: string, value: unknown): Generator<string> {
  if (value === undefined) return
  if (!isList(value)) {
    if (holds('manifest/menu-items-are-whole')) {
      yield `"${at}" must be a list.`
    }
    return
  }
  for (const [i, item] of value.entries()) {
    const where = `${at}[${i}]`
    if (holds('manifest/menu-items-are-whole')) yield* itemMistakes(where, item)
    if (!isRecord(item)) continue
    yield* menuMistakes(`${where}.menu`, item['menu'])
    yield* parameterListMistakes(`${where}.parameters`, item['parameters'])
    if (holds('manifest/switches-are-booleans')) {
      yield* switchMistakes(where, item, ['parameterOnly'])
    }
  }
}

/** Mistakes of the buttons that a plugin leaves on layers. */
export function* relaunchMistakes(value: unknown): Generator<string> {
  if (value === undefined || !holds('manifest/relaunch-buttons-are-whole')) {
    return
  }
  if (!isList(value)) {
    yield '"relaunchButtons" must be a list.'
    return
  }
  for (const [i, button] of value.entries()) {
    const at = `relaunchButtons[${i}]`
    if (!isRecord(button)) {
      yield `"${at}" must be an object.`
      continue
    }
    if (!isText(button['command']) || !isText(button['name'])) {
      yield `"${at}" needs a "command" and a "name".`
    }
    yield* switchMistakes(at, button, ['multipleSelection'])
  }
}
