import { isRecord } from '../shared/is-record.ts'
import { type Fields, isList, isText } from './manifest-fields.ts'
import { domainMistake } from '../network/network-access.ts'
import { holds } from '../rules/rules.ts'

const known = ['allowedDomains', 'devAllowedDomains', 'reasoning']

function* domainMistakes(field: string, value: unknown): Generator<string> {
  if (!isList(value)) {
    yield `"networkAccess.${field}" must be a list.`
    return
  }
  for (const entry of value) {
    const mistake =
      typeof entry === 'string'
        ? domainMistake(entry)
        : `${JSON.stringify(entry)} is not a domain`
    if (mistake) yield `"networkAccess.${field}": ${mistake}.`
  }
}

function isLocal(entry: unknown): boolean {
  return /^(?:\w+:\/\/)?(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?:[:/]|$)/i.test(
    String(entry)
  )
}

function* listMistakes(domains: unknown[]): Generator<string> {
  if (domains.length === 0 && holds('manifest/allowed-domains-has-an-entry')) {
    yield (
      '"networkAccess.allowedDomains" must have an entry; ' +
        'write "none" for no network.'
    )
  }
  const only = domains.length > 1 && domains.includes('none')
  if (only && holds('manifest/none-stands-alone')) {
    yield '"none" must be the only entry of "allowedDomains".'
  }
}

function* reasonMistakes(access: Fields, domains: unknown[]) {
  const { reasoning } = access
  if (isText(reasoning) || !holds('manifest/reasons-for-all-or-localhost')) {
    return
  }
  if (domains.includes('*')) {
    yield '"networkAccess.reasoning" must say why "*" is needed.'
  } else if (domains.some(isLocal)) {
    yield '"networkAccess.reasoning" must say why localhost is in "allowedDomains".'
  } else if (reasoning !== undefined && typeof reasoning !== 'string') {
    yield '"networkAccess.reasoning" must be a text.'
  }
}

/** Mistakes of `networkAccess`. */
export function* networkMistakes(access: unknown): Generator<string> {
  if (access === undefined) return
  if (!isRecord(access)) {
    yield '"networkAccess" must be an object.'
    return
  }
  const { allowedDomains, devAllowedDomains } = access
  if (holds('manifest/only-known-fields')) {
    for (const key of Object.keys(access)) {
      if (known.includes(key)) continue
      yield `"networkAccess.${key}" is not a field of a manifest.`
    }
  }
  if (holds('manifest/domains-keep-to-the-grammar')) {
    yield* domainMistakes('allowedDomains', allowedDomains)
    if (devAllowedDomains !== undefined) {
      yield* domainMistakes('devAllowedDomains', devAllowedDomains)
    }
  }
  const domains = isList(allowedDomains) ? allowedDomains : []
  if (isList(allowedDomains)) yield* listMistakes(domains)
  yield* reasonMistakes(access, domains)
}
