import { defaultAddresses } from '../contract/config.ts'
import type { Addresses } from '../contract/config.ts'

/**
 * Addresses from CLEARED_SERVICE, CLEARED_GATEWAY, CLEARED_MEDIA (origins,
 * separated by commas), CLEARED_PLANS, CLEARED_TERMS and CLEARED_FEEDBACK, by
 * default those of `npm start`.
 * Throws with a sentence on an invalid address.
 */
export function readAddresses(
  env: Record<string, string | undefined>
): Addresses {
  const service = readBase('CLEARED_SERVICE', env, defaultAddresses.service)
  const gateway = readBase('CLEARED_GATEWAY', env, defaultAddresses.gateway)
  const media = mediaTexts(env, service).map(
    origin => parseAddress('CLEARED_MEDIA', origin.trim()).origin
  )
  return {
    service,
    gateway,
    media,
    ...readPage('plans', 'CLEARED_PLANS', env, service),
    ...readPage('terms', 'CLEARED_TERMS', env, service),
    ...readPage('feedback', 'CLEARED_FEEDBACK', env, service)
  }
}

type Page = 'plans' | 'terms' | 'feedback'

/** Only the default service is known to have such pages. */
function readPage(
  page: Page,
  name: string,
  env: Record<string, string | undefined>,
  service: string
): Pick<Addresses, Page> {
  const isDefault = service === defaultAddresses.service
  const text = env[name] || (isDefault ? defaultAddresses[page] : undefined)
  return text ? { [page]: parseAddress(name, text).href } : {}
}

/** Another service most likely serves its own media. */
function mediaTexts(
  env: Record<string, string | undefined>,
  service: string
): string[] {
  const given = env['CLEARED_MEDIA']
  if (given) return given.split(',')
  return service === defaultAddresses.service
    ? defaultAddresses.media
    : [service]
}

function readBase(
  name: string,
  env: Record<string, string | undefined>,
  fallback: string
): string {
  return parseAddress(name, env[name] ?? fallback).href.replace(/\/$/, '')
}

function parseAddress(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const local = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && local)) {
    return url
  }
  throw new Error(
    `${name} is "${text}"; it must be an https address (http only for ` +
      'localhost), such as https://api.example.com.'
  )
}
