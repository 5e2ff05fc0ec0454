import { hasOwn } from '../../shared/has-own.ts'
import { toJson } from '../../shared/to-json.ts'
import type { NodeRecord } from '../record/node-record.ts'

export type VariantValues = Record<string, string>

/** Parses `Size=Small, State=Hover`; null for any other text. */
export function readVariantName(name: string): VariantValues | null {
  const values: VariantValues = {}
  for (const part of name.split(',')) {
    const at = part.indexOf('=')
    const key = part.slice(0, at).trim()
    if (at < 0 || key === '') return null
    values[key] = part.slice(at + 1).trim()
  }
  return values
}

/** As Figma names a variant: `Size=Large, State=Hover`. */
export function variantName(values: VariantValues): string {
  return Object.keys(values)
    .map(key => `${key}=${values[key]}`)
    .join(', ')
}

/** The variant values in the names of a set's components, in order. */
export function variantsOf(set: NodeRecord): (VariantValues | null)[] {
  return (set.children || []).map(one => readVariantName(one.props.name))
}

function sameKeys(a: VariantValues, b: VariantValues): boolean {
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every(key => hasOwn(b, key))
  )
}

/** Figma: variants name the same properties, and no two the same values. */
export function hasErrors(set: NodeRecord): boolean {
  const variants = variantsOf(set)
  const [first] = variants
  if (!first) return true
  const seen = new Set<string>()
  for (const variant of variants) {
    if (!variant || !sameKeys(first, variant)) return true
    const keys = Object.keys(first)
    const values = toJson(keys.map(key => variant[key]))
    if (seen.has(values)) return true
    seen.add(values)
  }
  return false
}

/** Each property with its values, in the order of their first use. */
export function variantOptions(set: NodeRecord): Record<string, string[]> {
  const options: Record<string, string[]> = Object.create(null)
  for (const variant of variantsOf(set)) {
    for (const key of Object.keys(variant || {})) {
      const known = options[key] || (options[key] = [])
      const value = (variant || {})[key] || ''
      if (!known.includes(value)) known.push(value)
    }
  }
  return options
}

/** Names that say no values get some: by their parts between slashes. */
export function namesAsVariants(names: string[]): string[] {
  if (names.every(name => readVariantName(name) !== null)) return names
  const parts = names.map(name => name.split('/').map(part => part.trim()))
  const [first = []] = parts
  const shared =
    first.length > 1 &&
    parts.every(one => one.length > 1 && one[0] === first[0])
  return parts.map((own, i) => {
    const rest = shared ? own.slice(1) : own
    const given = readVariantName(names[i] || '')
    if (given) return variantName(given)
    return rest.map((value, at) => `Property ${at + 1}=${value}`).join(', ')
  })
}

/** The name that slashes give a set; null when they give none. */
export function sharedName(names: string[]): string | null {
  const [first = ''] = names
  const [head = ''] = first.split('/')
  const all = names.every(name => name.split('/')[0] === head && name !== head)
  return all && head !== '' ? head.trim() : null
}
