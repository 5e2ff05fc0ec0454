import type { Core } from '../core/core.ts'

/**
 * Where an asset's previews are. Browsers ask one host for six files at a
 * time; spreading them over hosts is what libraries do for clients that
 * cannot ask for more.
 */
export function mediaBase({ mediaBases, baseUrl }: Core, id: string): string {
  const base = mediaBases[Number(id) % mediaBases.length] ?? baseUrl
  return `${base}/media`
}
