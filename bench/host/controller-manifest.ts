import type { PluginManifest } from '../../dev/figma/shared/host.ts'

/** What the shipped controller needs of its manifest to run without a panel. */
export const controllerManifest: PluginManifest = {
  name: 'Cleared',
  id: 'bench',
  api: '1.0.0',
  main: 'code.js',
  documentAccess: 'dynamic-page',
  editorType: ['figma'],
  networkAccess: { allowedDomains: ['none'] }
}
