import { domainMistake } from './network-access.ts'

type Fields = Record<string, unknown>

const known = ['allowedDomains', 'devAllowedDomains', 'reasoning']

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function domainMistakes(field: string, value: unknown): string[] {
  if (!Array.isArray(value)) return [`"networkAccess.${field}" must be a list.`]
  const entries: unknown[] = value
  return entries.flatMap(entry => {
    const mistake =
      typeof entry === 'string'
        ? domainMistake(entry)
        : `${JSON.stringify(entry)} is not a domain`
    return mistake ? [`"networkAccess.${field}": ${mistake}.`] : []
  })
}

function isLocal(entry: unknown): boolean {
  return /^(?:\w+:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(
    String(entry)
  )
}

function reasonMistakes(access: Fields, domains: unknown[]): string[] {
  const { reasoning } = access
  if (reasoning !== undefined && typeof reasoning !== 'string') {
    return ['"networkAccess.reasoning" must be a text.']
  }
  if (typeof reasoning === 'string' && reasoning.trim() !== '') return []
  if (domains.includes('*')) {
    return ['"networkAccess.reasoning" must say why "*" is needed.']
  }
  if (domains.some(isLocal)) {
    return [
      '"networkAccess.reasoning" must say why localhost is in "allowedDomains".'
    ]
  }
  return []
}

/** Mistakes of `networkAccess`. */
export function networkMistakes(access: unknown): string[] {
  if (access === undefined) return []
  if (!isFields(access)) return ['"networkAccess" must be an object.']
  const { allowedDomains, devAllowedDomains } = access
  const domains: unknown[] = Array.isArray(allowedDomains) ? allowedDomains : []
  const mistakes = Object.keys(access)
    .filter(key => !known.includes(key))
    .map(key => `"networkAccess.${key}" is not a field of a manifest.`)
  mistakes.push(...domainMistakes('allowedDomains', allowedDomains))
  if (Array.isArray(allowedDomains) && domains.length === 0) {
    mistakes.push(
      '"networkAccess.allowedDomains" must have an entry; write "none" for no network.'
    )
  }
  if (domains.includes('none') && domains.length > 1) {
    mistakes.push('"none" must be the only entry of "allowedDomains".')
  }
  if (devAllowedDomains !== undefined) {
    mistakes.push(...domainMistakes('devAllowedDomains', devAllowedDomains))
  }
  return [...mistakes, ...reasonMistakes(access, domains)]
}
