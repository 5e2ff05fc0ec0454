/**
 * The Figma manifest for these addresses.
 * @param {import('./contract/config.ts').Addresses} addresses
 * @param {string} [folder] of the plugin's files, seen from the manifest
 * @returns {import('./dev/figma/shared/host.ts').PluginManifest}
 */
export function pluginManifest(addresses, folder = '') {
  const { service, gateway, media } = addresses
  const origins = [...new Set([service, gateway, ...media].map(originOf))]
  const local = origins.filter(isLoopback)
  const hosted = origins.filter(origin => !isLoopback(origin))
  return {
    name: 'Cleared',
    id: 'cleared-development',
    api: '1.0.0',
    main: `${folder}code.js`,
    ui: `${folder}ui.html`,
    documentAccess: 'dynamic-page',
    editorType: ['figma', 'figjam', 'slides', 'buzz'],
    networkAccess: {
      allowedDomains: hosted.length ? hosted : ['none'],
      ...(local.length ? { devAllowedDomains: local } : {}),
      reasoning:
        'Searches the stock library, shows its previews and fetches ' +
        'licensed files; sign-in goes through the gateway.'
    },
    menu: [
      { name: 'Open Cleared', command: 'open' },
      {
        name: 'Search…',
        command: 'search',
        parameters: [
          {
            name: 'Words',
            key: 'words',
            description: 'What the pictures show',
            allowFreeform: true
          }
        ]
      },
      { name: 'Check this file', command: 'check' },
      { name: 'License selection', command: 'license' }
    ],
    relaunchButtons: [
      { command: 'license', name: 'License', multipleSelection: true },
      { command: 'show', name: 'Show in Cleared' },
      { command: 'show-license', name: 'Show license' }
    ],
    permissions: []
  }
}

/**
 * Figma does not take `dev` beside FigJam, so Dev Mode has a plugin of its own.
 * @returns {import('./dev/figma/shared/host.ts').PluginManifest}
 */
export function companionManifest() {
  return {
    name: 'Cleared Inspect',
    id: 'cleared-inspect-development',
    api: '1.0.0',
    main: 'code.js',
    ui: 'ui.html',
    documentAccess: 'dynamic-page',
    editorType: ['figma', 'dev'],
    capabilities: ['inspect'],
    networkAccess: { allowedDomains: ['none'] }
  }
}

/** @param {string} address */
function originOf(address) {
  return new URL(address).origin
}

/** @param {string} origin */
function isLoopback(origin) {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin)
}
