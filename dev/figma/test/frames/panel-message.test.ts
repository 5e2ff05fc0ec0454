import { expect, test } from 'vitest'
import { readPanelMessage } from '../../frames/panel-message.ts'

const pluginId = '12345'

test('unwraps a message of the panel', () => {
  const read = readPanelMessage({ pluginMessage: [1, 2] }, 'null', pluginId)

  expect(read).toEqual({ kind: 'message', message: [1, 2], origin: 'null' })
})

test.each([undefined, null, false, 0, ''])(
  'passes on the message %s',
  value => {
    const read = readPanelMessage({ pluginMessage: value }, 'null', pluginId)

    expect(read).toMatchObject({ kind: 'message', message: value })
  }
)

test.each([null, 'text', 7, [], {}, { message: 'x' }, { pluginDrop: {} }])(
  'ignores %j',
  data => {
    expect(readPanelMessage(data, 'null', pluginId)).toBeNull()
  }
)

test('asks a page with an address to name the plugin', () => {
  const origin = 'https://example.com'
  const pluginMessage = 'hello'

  expect(readPanelMessage({ pluginMessage }, origin, pluginId)).toBeNull()
  expect(
    readPanelMessage({ pluginMessage, pluginId: 'other' }, origin, pluginId)
  ).toBeNull()
  for (const named of [pluginId, '*']) {
    const data = { pluginMessage, pluginId: named }
    expect(readPanelMessage(data, origin, pluginId)).toEqual({
      kind: 'message',
      message: 'hello',
      origin
    })
  }
})

test('reads a drop and leaves out what is no item or file', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  const pluginDrop = {
    clientX: 5,
    clientY: 6,
    items: [{ type: 'text/plain', data: 'a' }, { type: 7 }, null],
    files: [file, 'no file'],
    dropMetadata: { id: 1 }
  }

  const read = readPanelMessage({ pluginDrop }, 'null', pluginId)

  expect(read).toEqual({
    kind: 'drop',
    drop: {
      clientX: 5,
      clientY: 6,
      items: [{ type: 'text/plain', data: 'a' }],
      files: [file],
      dropMetadata: { id: 1 }
    }
  })
})
