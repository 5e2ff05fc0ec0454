import type { Core } from '../core/core.ts'

/**
 * The base address of an asset's previews. Browsers request six files per host
 * at the same time; previews are spread over hosts for clients that need more.
 */
export function mediaBase({ mediaBases, baseUrl }: Core, id: string): string {
  const base = mediaBases[Number(id) % mediaBases.length] ?? baseUrl
  return `${base}/media`
}
