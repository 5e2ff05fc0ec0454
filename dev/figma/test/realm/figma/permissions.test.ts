import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

test.each([
  ['currentUser', 'currentuser'],
  ['activeUsers', 'activeusers'],
  ['teamLibrary', 'teamlibrary']
])('gives %s only with its permission', async (member, permission) => {
  const { error } = await openPlugin()

  expect(await error(`figma.${member}`)).toBe(
    `Error: in get_${member}: The "${permission}" permission is missing in manifest.json`
  )
})

test('reports who the person is', async () => {
  const { run } = await openPlugin({
    manifest: { permissions: ['currentuser'] },
    user: { id: '7', name: 'Ada' }
  })

  const user = await run('return figma.currentUser')

  expect(user).toEqual({
    id: '7',
    name: 'Ada',
    photoUrl: null,
    color: expect.stringMatching(/^#/),
    sessionId: expect.any(Number)
  })
})

test('reports active users and the selection in FigJam', async () => {
  const { run } = await openPlugin({
    manifest: { permissions: ['currentuser', 'activeusers'] },
    editorType: 'figjam'
  })

  const [same, user] = await run<[boolean, object]>(`
    const node = figma.createRectangle()
    figma.currentPage.selection = [node]
    const [first] = figma.activeUsers
    return [first.id === figma.currentUser.id, first]`)

  expect(same).toBe(true)
  expect(user).toMatchObject({
    position: null,
    viewport: { width: 1200, height: 800 },
    selection: [expect.stringContaining(':')]
  })
})

test('knows active users in FigJam only', async () => {
  const { error } = await openPlugin({
    manifest: { permissions: ['activeusers'] }
  })

  expect(await error('figma.activeUsers')).toContain(
    'not available in the figma editor'
  )
})

test('says that libraries of the team are not emulated', async () => {
  const { error } = await openPlugin({
    manifest: { permissions: ['teamlibrary'] }
  })

  expect(await error('figma.teamLibrary')).toBe(
    'Error: not emulated: figma.teamLibrary'
  )
})

test('has payments only with the permission', async () => {
  const without = await openPlugin()
  const permitted = await openPlugin({
    manifest: { permissions: ['payments'] }
  })

  const facts = await permitted.run(`
    const { payments } = figma
    const before = payments.status
    payments.setPaymentStatusInDevelopment({ type: 'PAID' })
    return [before, payments.status, payments.getUserFirstRanSecondsAgo()]`)

  expect(await without.run('return figma.payments')).toBeUndefined()
  expect(facts).toEqual([{ type: 'UNPAID' }, { type: 'PAID' }, 0])
})

test.each([
  [
    `setPaymentStatusInDevelopment({ type: 'FREE' })`,
    `"status.type" to have type 'UNPAID' | 'PAID' | 'NOT_SUPPORTED'`
  ],
  ['requestCheckout()', 'not emulated: figma.payments.requestCheckout'],
  ['initiateCheckoutAsync()', 'not emulated: figma.payments.initiateCheck'],
  ['getPluginPaymentTokenAsync()', 'not emulated: figma.payments.getPlugin']
])('refuses payments.%s', async (call, message) => {
  const { error } = await openPlugin({
    manifest: { permissions: ['payments'] }
  })

  expect(await error(`await figma.payments.${call}`)).toContain(message)
})

test('gives the file’s key to private plugins alone', async () => {
  const community = await openPlugin()
  const own = await openPlugin({ manifest: { enablePrivatePluginApi: true } })

  expect(await community.run('return figma.fileKey')).toBeUndefined()
  expect(await own.run('return figma.fileKey')).toEqual(expect.any(String))
})
