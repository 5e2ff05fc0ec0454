function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

function write(value: unknown): string | undefined {
  if (isPlain(value)) return JSON.stringify(value)
  if (Array.isArray(value)) {
    const items: string[] = []
    for (let i = 0; i < value.length; i += 1) {
      items[i] = write(value[i]) || 'null'
    }
    return `[${items.join(',')}]`
  }
  const fields: string[] = []
  for (const key of Object.keys(Object(value))) {
    const text = write((value as Record<string, unknown>)[key]) // its own keys
    if (text !== undefined) fields.push(`${JSON.stringify(key)}:${text}`)
  }
  return `{${fields.join(',')}}`
}

/**
 * The JSON of plain data of ours. A plugin may have given all objects of the
 * realm a `toJSON`, which is not to see them.
 */
export function toJson(value: unknown): string {
  const isOurs = !('toJSON' in Array.prototype)
  return (isOurs ? JSON.stringify(value) : write(value)) || 'null'
}
