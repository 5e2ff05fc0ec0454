import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $selection } from '../../scene/scene.ts'
import type { Host } from '../../shared/host.ts'
import { $notices } from '../../controls/notices.ts'
import {
  $cursor,
  $keepsEditing,
  theirEdits,
  keepEditing,
  runTheirEdit,
  removeSecondPerson
} from '../../dock/second-person.ts'
import { $session, type Session } from '../../session/session.ts'
import { openScene } from '../open-scene.ts'

let host: Host
let group = ''

beforeEach(async () => {
  host = await openScene()
  const box = { x: 0, y: 0, width: 10, height: 10 }
  group = host.user.group([host.user.add('RECTANGLE', box)])
  host.user.select([group])
  $session.set({ host } as Session) // nothing else is asked for
  $notices.set([])
  vi.useFakeTimers()
})

afterEach(() => {
  removeSecondPerson()
  vi.useRealTimers()
})

test('keeps editing until they leave, and leaves out what a group has not', async () => {
  expect($selection.get()).toEqual([group])

  keepEditing(true)
  await vi.advanceTimersByTimeAsync(4000)

  expect($notices.get()).toEqual([])
  expect($keepsEditing.get()).toBe(true)
  expect(host.node(group)).toMatchObject({ name: 'Group (theirs)' })
  expect(host.layerFacts([group]).values).toMatchObject({ x: 40, y: 40 })

  removeSecondPerson()
  const { edits } = host.documentFacts()
  await vi.advanceTimersByTimeAsync(4000)
  expect(host.documentFacts().edits).toBe(edits)
})

test('stops when something cannot be done, and says so', async () => {
  vi.spyOn(host, 'remotely').mockRejectedValue(new Error('Not there.'))

  keepEditing(true)
  await vi.advanceTimersByTimeAsync(4000)

  expect($keepsEditing.get()).toBe(false)
  expect($notices.get().map(it => it.text)).toEqual([
    'The second person could not add a layer. Not there.'
  ])
})

test('stays away though an edit is in flight', async () => {
  const [edit] = theirEdits
  if (!edit) throw new Error('They can do nothing.')
  const editing = runTheirEdit(edit)
  expect($cursor.get()).not.toBeNull()

  removeSecondPerson()
  await editing

  expect($cursor.get()).toBeNull()
})
