import { expect, test } from 'vitest'
import { checkManifest } from '../../../dev/figma/core/check-manifest.ts'

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
  relaunchButtons: [{ command: 'open', name: 'Open' }],
  menu: [
    { name: 'Search', command: 'search' },
    { separator: true },
    { name: 'More', menu: [{ name: 'Check', command: 'check' }] }
  ],
  parameters: [
    { name: 'Words', key: 'words' },
    { name: 'Kind', key: 'kind', optional: true }
  ]
}

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
  [{ documentAccess: undefined }, '"documentAccess" must be "dynamic-page"'],
  [{ editorType: undefined }, 'at least one editor'],
  [{ editorType: [] }, 'at least one editor'],
  [{ editorType: ['xd'] }, '"editorType" has "xd"'],
  [{ editorType: ['figjam', 'dev'] }, 'cannot name "figjam" together'],
  [{ editorType: ['slides', 'dev'] }, 'cannot name "slides" together'],
  [{ permissions: ['everything'] }, '"permissions" has "everything"'],
  [{ permissions: 'currentuser' }, '"permissions" must be a list'],
  [{ capabilities: ['fly'] }, '"capabilities" has "fly"'],
  [{ codegenLanguages: [] }, 'needs the capability "codegen"'],
  [{ relaunchButtons: [{ command: 'a' }] }, '"relaunchButtons[0]" needs'],
  [{ menu: [{ name: 'a' }] }, '"menu[0]" needs a "command" or a "menu"'],
  [
    { menu: [{ name: 'a', menu: [{ command: 'b' }] }] },
    '"menu[0].menu[0]" needs a "name"'
  ],
  [
    {
      parameters: [
        { name: 'a', key: 'a', optional: true },
        { name: 'b', key: 'b' }
      ]
    },
    '"parameters[1]" must come before the optional ones'
  ],
  [
    { parameters: [{ name: 'a' }] },
    '"parameters[0]" needs a "name" and a "key"'
  ],
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

test('takes a reason for everything and for localhost', () => {
  const allowedDomains = ['*', 'http://localhost:1']
  const networkAccess = { allowedDomains, reasoning: 'Any library' }

  expect(checkManifest({ ...good, networkAccess })).toEqual([])
})

test.each([[null], [[]], ['x']])('refuses %j', manifest => {
  expect(checkManifest(manifest)).toEqual(['The manifest must be an object.'])
})
