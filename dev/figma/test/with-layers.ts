import type { DocumentFile } from '../shared/host.ts'

/** A hand-written document: one page with these layers. */
export function withLayers(
  ...children: Record<string, unknown>[]
): DocumentFile {
  const page = { id: '0:1', type: 'PAGE', name: 'Page', children }
  return {
    version: 1,
    name: 'By hand',
    pages: [page],
    styles: [],
    images: {},
    pluginData: {}
  }
}
