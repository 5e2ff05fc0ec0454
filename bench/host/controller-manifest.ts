import type { PluginManifest } from '../../dev/figma/shared/host.ts'

/** A manifest with what the shipped controller needs to run without a panel. */
export const controllerManifest: PluginManifest = {
  name: 'Cleared',
  id: 'bench',
  api: '1.0.0',
  main: 'code.js',
  documentAccess: 'dynamic-page',
  editorType: ['figma'],
  networkAccess: { allowedDomains: ['none'] }
}
