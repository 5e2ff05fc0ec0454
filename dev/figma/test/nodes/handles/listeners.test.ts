import { expect, test } from 'vitest'
import { type OpenPlugin, openPlugin } from '../../open-plugin.ts'

const box = { x: 0, y: 0, width: 9, height: 9 }

const sources: [string, string, (opened: OpenPlugin) => void][] = [
  [
    'figma',
    'selectionchange',
    ({ host }) => host.user.select([host.user.add('FRAME', box)])
  ],
  [
    'figma.currentPage',
    'nodechange',
    ({ host }) => void host.user.add('FRAME', box)
  ],
  ['figma.ui', 'message', ({ postFromPanel }) => postFromPanel({})]
]

test.each(sources)(
  'a listener of %s for %s that is removed during a call is not called any more',
  async (source, type, fire) => {
    const opened = await openPlugin()
    await opened.run(`const source = ${source}
      const off = () => console.log('off')
      source.on('${type}', () => {
        console.log('first')
        source.off('${type}', off)
      })
      source.once('${type}', off)
      source.on('${type}', () => console.log('last'))`)

    fire(opened)
    await opened.settle()
    fire(opened)
    await opened.settle()

    const expected = ['first', 'last']
    const seen = opened.logs.map(log => log.values[0])
    expect(seen).toEqual([...expected, ...expected])
  }
)
