import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

test('cuts notices at 100 characters and fills in the usual', async () => {
  const { run, notices } = await openPlugin()

  await run(`figma.notify('x'.repeat(101))
    figma.notify('b', { error: true, timeout: Infinity,
      button: { text: 'Undo', action: () => {} } })`)

  expect(notices).toEqual([
    { id: 1, text: 'x'.repeat(100), error: false, timeout: 3000 },
    { id: 2, text: 'b', error: true, timeout: null, button: 'Undo' }
  ])
})

const withButton = `figma.notify('a', {
  onDequeue: reason => console.log(reason),
  button: { text: 'b', action: () => { console.log('pressed'); return input } }
})`

test('an action ends its notice unless it returns false', async () => {
  const { run, host, notices, logs } = await openPlugin()
  await run(withButton, undefined)
  await run(withButton, false)

  host.noticeAction(1)
  host.noticeAction(2)

  expect(notices.map(notice => notice.id)).toEqual([2])
  expect(logs.map(log => log.values[0])).toEqual([
    'pressed',
    'action_button_click',
    'pressed'
  ])
})

test('reports once why a notice was removed', async () => {
  const { run, host, notices, logs } = await openPlugin()
  await run(withButton)
  await run(`const notice = ${withButton}; notice.cancel(); notice.cancel()`)

  host.noticeClosed(1, 'timeout')
  host.noticeClosed(1, 'dismiss')

  expect(notices.map(notice => notice.id)).toEqual([1])
  expect(logs.map(log => log.values[0])).toEqual(['dismiss', 'timeout'])
})

test.each([
  ['figma.notify(5)', '"message" to have type string'],
  [`figma.notify('a', { timeout: 'x' })`, '"timeout" to have type number'],
  [`figma.notify('a', { timeout: -1 })`, '"timeout" to be at least 0'],
  [
    `figma.notify('a', { button: { text: 'b' } })`,
    '"button.action" to have type'
  ],
  [
    `figma.notify('a', { color: 'red' })`,
    "Unrecognized key(s) in object: 'color'"
  ]
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(message)
})

test('reports nothing of a notice that was refused', async () => {
  const { error, host, logs } = await openPlugin()
  await error(`figma.notify('a', {
    error: 'yes',
    onDequeue: () => console.log('removed')
  })`)

  host.noticeClosed(1, 'timeout')

  expect(logs).toEqual([])
})

test('takes notices with buttons along when the plugin closes', async () => {
  const { run, host, notices, logs } = await openPlugin()
  await run(`figma.notify('a')
    figma.notify('b', { button: { text: 'c', action: () => {} },
      onDequeue: () => console.log('removed') })
    figma.notify('d', { timeout: Infinity })`)

  host.closePlugin()
  host.noticeAction(2)
  host.noticeClosed(1, 'timeout')

  expect(notices.map(notice => notice.text)).toEqual(['a'])
  expect(logs).toEqual([])
})
