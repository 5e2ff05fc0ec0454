import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

test('a listener that adds listeners is called once for a change', async () => {
  const { run, logs, settle } = await openPlugin()

  await run(`
    function listen() {
      console.log('called')
      figma.currentPage.on('nodechange', listen)
    }
    figma.currentPage.on('nodechange', listen)
    figma.createRectangle()`)
  await settle()

  expect(logs.map(log => log.values)).toEqual([['called']])
})

const unseen = 'an error that cannot be shown'

test.each([
  ['Object.create(null)', '{}'],
  ['new Proxy(new Error(), { get() { throw 1 } })', unseen],
  ["Object.defineProperty(new Error(), 'stack', { get() { throw 1 } })", unseen]
])('reports a thrown %s and calls the next listener', async (thrown, shown) => {
  const { run, logs, settle } = await openPlugin()

  await run(`
    figma.on('selectionchange', () => { throw ${thrown} })
    figma.on('selectionchange', () => console.log('next'))
    figma.currentPage.selection = [figma.createRectangle()]`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([
    `Uncaught (in figma.on('selectionchange')) ${shown}`,
    'next'
  ])
})

test('refuses to go to a page that is removed before its turn', async () => {
  const { run, host } = await openPlugin()

  const message = await run(`
    const page = figma.createPage()
    const going = figma.setCurrentPageAsync(page)
    page.remove()
    return going.catch(error => error.message)`)

  expect(message).toContain('does not exist')
  expect(host.scene().pageName).toBe('Page 1')
})
