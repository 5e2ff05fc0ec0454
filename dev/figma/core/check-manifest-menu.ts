type Fields = Record<string, unknown>

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** Optional parameters come after the others, or Figma shows an error. */
export function parameterMistakes(at: string, value: unknown): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) return [`"${at}" must be a list.`]
  const mistakes: string[] = []
  let optional = false
  const parameters: unknown[] = value
  for (const [i, parameter] of parameters.entries()) {
    const where = `"${at}[${i}]"`
    if (!isFields(parameter)) {
      mistakes.push(`${where} must be an object.`)
      continue
    }
    if (!isText(parameter['name']) || !isText(parameter['key'])) {
      mistakes.push(`${where} needs a "name" and a "key".`)
    }
    if (parameter['optional'] === true) optional = true
    else if (optional) {
      mistakes.push(`${where} must come before the optional ones.`)
    }
  }
  return mistakes
}

function itemMistakes(at: string, item: unknown): string[] {
  if (!isFields(item)) return [`"${at}" must be an object.`]
  if (item['separator'] === true) return []
  if (!isText(item['name'])) return [`"${at}" needs a "name".`]
  if (item['menu'] !== undefined)
    return menuMistakes(`${at}.menu`, item['menu'])
  const mistakes = parameterMistakes(`${at}.parameters`, item['parameters'])
  if (isText(item['command'])) return mistakes
  return [...mistakes, `"${at}" needs a "command" or a "menu".`]
}

/** Mistakes of a menu and of all menus below it. */
export function menuMistakes(at: string, value: unknown): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) return [`"${at}" must be a list.`]
  const items: unknown[] = value
  return items.flatMap((item, i) => itemMistakes(`${at}[${i}]`, item))
}
