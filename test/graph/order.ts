/** A part of the program; each folder in it is a room. */
export interface Part {
  /** Other parts that it may import. */
  imports: readonly string[]
  /** From the top: a room may import what stands below it. `.` is the part. */
  rooms: readonly string[]
}

export type Order = Readonly<Record<string, Part>>

/** Those held to the order. */
export const parts: readonly string[] = [
  'ui',
  'src',
  'gateway',
  'contract',
  'dev/service',
  'dev/catalog',
  'dev/figma'
]

export const order: Order = {
  ui: {
    imports: ['contract'],
    rooms: [
      '.',
      'app',
      'companion',
      'search',
      'search/picture',
      'search/start',
      'search/filters',
      'search/query',
      'asset',
      'asset/contributor',
      'asset/more-like',
      'collections',
      'collections/saving',
      'collections/own',
      'collections/pins',
      'licenses',
      'file',
      'file/proof',
      'file/requests',
      'file/rights',
      'file/check',
      'licensing/views',
      'licensing/rows',
      'licensing',
      'licensing/download',
      'licensing/swap',
      'licensing/purchase',
      'licensing/plan',
      'placing',
      'holdings',
      'account',
      'account/sign-in',
      'library/grid',
      'library',
      'library/player',
      'shell',
      'kit/fields',
      'kit/font',
      'kit/pictures',
      'kit/tip',
      'kit/menu',
      'kit',
      'kit/layout',
      'api/collections',
      'api',
      'images',
      'records',
      'storage',
      'words',
      'platform'
    ]
  },
  src: {
    imports: ['contract'],
    rooms: [
      '.',
      'companion',
      'methods',
      'swapping',
      'filling',
      'placing',
      'finding',
      'document',
      'images',
      'platform'
    ]
  },
  gateway: {
    imports: ['contract'],
    rooms: [
      '.',
      'doctor',
      'metrics',
      'pages',
      'sign-in',
      'session',
      'purchases',
      'relay',
      'media',
      'service',
      'http',
      'store',
      'core',
      'sealing'
    ]
  },
  contract: {
    imports: [],
    rooms: ['.', 'api', 'api/records']
  },
  'dev/service': {
    imports: ['contract', 'dev/catalog'],
    rooms: [
      '.',
      'accounts',
      'library',
      'openapi',
      'operations',
      'pages',
      'requests',
      'access',
      'media',
      'licensing',
      'collections',
      'films',
      'tracks',
      'similarity',
      'search',
      'index',
      'pictures',
      'oauth',
      'core',
      'faults',
      'http',
      'database'
    ]
  },
  'dev/catalog': {
    imports: [],
    rooms: [
      'fingerprints',
      '.',
      'films',
      'films/looks',
      'films/drawing',
      'tracks',
      'tracks/styles',
      'tracks/covers',
      'tracks/music',
      'tracks/sound',
      'render',
      'emoji',
      'photos',
      'scenes',
      'assets',
      'words'
    ]
  },
  'dev/figma': {
    imports: [],
    rooms: [
      '.',
      'page',
      'window',
      'keeping',
      'dock',
      'sidebar/properties',
      'sidebar/layers',
      'canvas',
      'canvas/tiles',
      'canvas/commands',
      'canvas/gestures',
      'session',
      'scene',
      'frames',
      'traffic',
      'controls',
      'core',
      'engine',
      'pictures',
      'documents',
      'manifest',
      'realm',
      'realm/user',
      'realm/figma',
      'realm/built-ins',
      'realm/plugin',
      'samples',
      'nodes/files',
      'nodes',
      'nodes/boards',
      'nodes/text',
      'nodes/checks',
      'nodes/handles',
      'model/styles',
      'model/files',
      'model/drawn',
      'model/shapes',
      'model/components',
      'model/tree',
      'model/layout',
      'model/edits',
      'model/geometry',
      'model/text',
      'model/record',
      'network',
      'probe',
      'render',
      'svg',
      'shared',
      'rules'
    ]
  }
}
