import { expect, test } from 'vitest'
import { checkManifest } from '../../manifest/check-manifest.ts'
import type { PluginManifest } from '../../shared/host.ts'
import { manifestNotes } from '../../manifest/manifest-notes.ts'

const good = {
  name: 'Cleared',
  id: '1',
  api: '1.0.0',
  main: 'code.js',
  ui: 'ui.html',
  documentAccess: 'dynamic-page',
  editorType: ['figma', 'figjam'],
  networkAccess: {
    allowedDomains: ['https://api.test', '*.cdn.test/path/'],
    devAllowedDomains: ['http://localhost:4402']
  },
  permissions: ['currentuser'],
  relaunchButtons: [{ command: 'open', name: 'Open', multipleSelection: true }],
  menu: [
    {
      name: 'Search',
      command: 'search',
      parameterOnly: false,
      parameters: [
        { name: 'Words', key: 'words', description: 'Any words' },
        { name: 'Kind', key: 'kind', allowFreeform: true, optional: true }
      ]
    },
    { separator: true },
    { name: 'More', menu: [{ name: 'Check', command: 'check' }] }
  ]
}
const words = { name: 'Words', key: 'words' }

test('finds nothing wrong with a good manifest', () => {
  expect(checkManifest(good)).toEqual([])
})

test.each([
  [{ name: '' }, '"name" must be a text'],
  [{ id: undefined }, '"id" must be a text'],
  [{ main: 5 }, '"main" must be a text'],
  [{ api: '2.0.0' }, '"api" must be "1.0.0"'],
  [{ ui: {} }, '"ui" must be a path'],
  [{ ui: { a: 1 } }, '"ui" must be a path'],
  [{ documentAccess: 'all' }, '"documentAccess" must be "dynamic-page"'],
  [{ build: true }, '"build" must be a text'],
  [{ editorType: undefined }, 'at least one editor'],
  [{ editorType: [] }, 'at least one editor'],
  [{ editorType: ['xd'] }, '"editorType" has "xd"'],
  [{ editorType: ['figjam', 'dev'] }, 'cannot name "figjam" together'],
  [{ editorType: ['slides', 'dev'] }, 'cannot name "slides" together'],
  [{ editorType: ['buzz', 'dev'] }, 'cannot name "buzz" together'],
  [{ editorType: 'figma' }, 'at least one editor'],
  [{ capabilities: ['inspect'] }, '"inspect" needs "dev" in "editorType"'],
  [
    { editorType: ['dev'], capabilities: ['codegen'] },
    'needs at least one of "codegenLanguages"'
  ],
  [
    {
      editorType: ['dev'],
      capabilities: ['codegen'],
      codegenLanguages: ['Swift']
    },
    'entries with a "label" and a "value"'
  ],
  [
    {
      editorType: ['dev'],
      capabilities: ['codegen'],
      codegenLanguages: [{ label: 'Swift', value: 'swift' }],
      codegenPreferences: [{ itemType: 'select' }]
    },
    'whose "itemType" is'
  ],
  [{ permissions: ['everything'] }, '"permissions" has "everything"'],
  [{ permissions: 'currentuser' }, '"permissions" must be a list'],
  [{ capabilities: ['fly'] }, '"capabilities" has "fly"'],
  [{ codegenLanguages: [] }, 'needs the capability "codegen"'],
  [{ relaunchButtons: [{ command: 'a' }] }, '"relaunchButtons[0]" needs'],
  [{ relaunchButtons: [5] }, '"relaunchButtons[0]" must be an object'],
  [{ relaunchButtons: {} }, '"relaunchButtons" must be a list'],
  [
    { relaunchButtons: [{ command: 'a', name: 'b', multipleSelection: 1 }] },
    '"relaunchButtons[0].multipleSelection" must be true or false'
  ],
  [{ menu: {} }, '"menu" must be a list'],
  [{ menu: [null] }, '"menu[0]" must be an object'],
  [{ menu: [{ separator: 'yes' }] }, '"menu[0].separator" must be true'],
  [
    { menu: [{ name: 'a', command: 'b', menu: [] }] },
    'cannot have both a "command" and a "menu"'
  ],
  [
    { menu: [{ name: 'a', command: 'b', parameterOnly: 1 }] },
    '"menu[0].parameterOnly" must be true or false'
  ],
  [
    { menu: [{ name: 'a', command: 'b', parameters: [{ name: 'c' }] }] },
    '"menu[0].parameters[0]" needs a "name" and a "key"'
  ],
  [{ parameters: [words] }, 'must be in the items of "menu"'],
  [{ menu: [{ name: 'a' }] }, '"menu[0]" needs a "command" or a "menu"'],
  [
    { menu: [{ name: 'a', menu: [{ command: 'b' }] }] },
    '"menu[0].menu[0]" needs a "name"'
  ],
  [
    {
      menu: undefined,
      parameters: [
        { name: 'a', key: 'a', optional: true },
        { name: 'b', key: 'b' }
      ]
    },
    '"parameters[1]" must come before the optional ones'
  ],
  [
    { menu: undefined, parameters: [{ name: 'a' }] },
    '"parameters[0]" needs a "name" and a "key"'
  ],
  [
    { menu: undefined, parameters: [words, words] },
    '"parameters[1]" has the key "words" of an earlier parameter'
  ],
  [
    { menu: undefined, parameters: [{ ...words, optional: 'yes' }] },
    '"parameters[0].optional" must be true or false'
  ],
  [
    { menu: undefined, parameters: [{ ...words, description: 1 }] },
    '"parameters[0].description" must be a text'
  ],
  [{ menu: undefined, parameters: {} }, '"parameters" must be a list'],
  [{ parameterOnly: 'no' }, '"parameterOnly" must be true or false'],
  [{ version: 1 }, '"version" is not a field of a manifest'],
  [{ networkAccess: [] }, '"networkAccess" must be an object'],
  [{ networkAccess: {} }, '"networkAccess.allowedDomains" must be a list'],
  [{ networkAccess: { allowedDomains: [] } }, 'must have an entry'],
  [{ networkAccess: { allowedDomains: ['*'] } }, 'must say why "*" is needed'],
  [
    { networkAccess: { allowedDomains: ['http://localhost:1'] } },
    'must say why localhost'
  ],
  [
    { networkAccess: { allowedDomains: ['none', 'a.test'] } },
    '"none" must be the only entry'
  ],
  [{ networkAccess: { allowedDomains: ['ftp://a.test'] } }, 'is not a domain'],
  [
    { networkAccess: { allowedDomains: ['file://a.test'] } },
    '"file://a.test" is not a domain'
  ],
  [{ networkAccess: { allowedDomains: ['a b'] } }, '"a b" is not a domain'],
  [
    { networkAccess: { allowedDomains: ['a.test'], devAllowedDomains: 'b' } },
    '"networkAccess.devAllowedDomains" must be a list'
  ],
  [
    { networkAccess: { allowedDomains: ['a.test'], reasoning: 5 } },
    '"networkAccess.reasoning" must be a text'
  ],
  [
    { networkAccess: { allowedDomains: ['localhost:4000'] } },
    'must say why localhost'
  ],
  [{ networkAccess: { allowedDomains: [5] } }, '5 is not a domain'],
  [
    { networkAccess: { allowedDomains: ['a.test'], hosts: [] } },
    '"networkAccess.hosts" is not a field'
  ]
])('with %j says: %s', (change, sentence) => {
  const mistakes = checkManifest({ ...good, ...change })

  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain(sentence)
})

test.each([
  [{ documentAccess: undefined }],
  [{ editorType: ['figma', 'dev'], capabilities: ['inspect'] }],
  [{ editorType: ['dev'] }],
  [{ ui: { main: 'a.html', help: 'b.html' } }],
  [{ ui: undefined, networkAccess: undefined, permissions: undefined }],
  [{ menu: undefined, parameters: [words], parameterOnly: true }],
  [{ enableProposedApi: true, enablePrivatePluginApi: true, build: 'make' }],
  [
    {
      editorType: ['dev'],
      capabilities: ['codegen', 'vscode'],
      codegenLanguages: [{ label: 'Swift', value: 'swift' }],
      codegenPreferences: [
        { itemType: 'unit', scaledUnit: 'pt', defaultScaleFactor: 2 },
        { itemType: 'action', propertyName: 'a', label: 'A' },
        { itemType: 'select', propertyName: 'b', label: 'B', options: [] }
      ]
    }
  ]
])('accepts %j', change => {
  expect(checkManifest({ ...good, ...change })).toEqual([])
})

test('notes what it does not do for a manifest', () => {
  const manifest: PluginManifest = {
    name: 'Demo',
    id: '1',
    api: '1.0.0',
    main: 'code.js',
    build: 'npm run build',
    enableProposedApi: true,
    capabilities: ['inspect', 'codegen'],
    permissions: ['teamlibrary', 'currentuser'],
    containsWidget: true
  }

  expect(manifestNotes(manifest)).toEqual([
    expect.stringContaining('"build" is not run here: run "npm run build"'),
    expect.stringContaining('"enableProposedApi" has no effect'),
    expect.stringContaining('all pages are loaded first'),
    expect.stringContaining('may reach every address'),
    '"capabilities" asks for "codegen", which is not emulated here: ' +
      'what uses figma.codegen throws.',
    '"permissions" asks for "teamlibrary", which is not emulated here: ' +
      'what uses figma.teamLibrary throws.',
    '"containsWidget": widgets are not emulated, only the plugin.'
  ])
})

test('notes a wildcard for all that ends alike', () => {
  const allowedDomains = ['https://*.com/a/', '*.a.com', '*.localhost:1']
  const networkAccess = { allowedDomains, reasoning: 'Any' }
  const manifest = { ...good, networkAccess } as PluginManifest // it is good

  expect(manifestNotes(manifest)).toEqual([
    '"https://*.com/a/" lets requests out to all addresses below com.'
  ])
})

test('takes a reason for everything and for localhost', () => {
  const allowedDomains = ['*', 'http://localhost:1']
  const networkAccess = { allowedDomains, reasoning: 'Any library' }

  expect(checkManifest({ ...good, networkAccess })).toEqual([])
})

test.each([[null], [[]], ['x']])('refuses %j', manifest => {
  expect(checkManifest(manifest)).toEqual(['The manifest must be an object.'])
})
