import { expect, test } from 'vitest'
import { openCode, openPlugin } from '../open-plugin.ts'

const menu = [{ name: 'Open', command: 'open' }]

function opening(options: object, own: object = {}): Promise<unknown> {
  // An argument that only plain JavaScript can pass.
  return openCode('', { ...options, manifest: own })
}

test.each([
  [{ es: '2019' }, 'es is "2019", but must be one of 2017, 2020, latest.'],
  [{ seat: 'nope' }, 'seat is "nope", but must be one of full, view.'],
  [{ team: null }, 'team is null, but must be one of paid, free.'],
  [{ limits: { memory: 1 } }, 'limits.running must be a number above 0.'],
  [{ limits: { memory: 0, running: 1 } }, 'limits.memory must be a number'],
  [
    { editor: 'figjam' },
    '"editor" is no option of a host; there are editorType'
  ],
  [{ sample: 'nope' }, 'No sample "nope"'],
  [{ document: null }, 'this is no document of this host']
])('refuses to open with %j', async (options, words) => {
  await expect(opening(options)).rejects.toThrow(words)
})

test('refuses to be configured with what it does not know', async () => {
  const { host } = await openPlugin()
  const options: object = { theme: 'blue' }

  expect(() => host.configure(options)).toThrow(
    'theme is "blue", but must be one of light, dark.'
  )
})

test('refuses a command that the manifest does not name', async () => {
  await expect(opening({ command: 'save' }, { menu })).rejects.toThrow(
    '"Test plugin" has no command "save"; its manifest names open'
  )
  await expect(opening({ command: 'save' })).rejects.toThrow('names none')
})

test('asks for parameters of known commands alone', async () => {
  const { host, plugin } = await openPlugin({ manifest: { menu } })

  await expect(host.query(plugin, 'save')).rejects.toThrow(
    'has no command "save"'
  )
})
