import { afterEach, expect, test } from 'vitest'
import { guardFrames } from '../../window/frame-guard.ts'
import { $notices } from '../../controls/notices.ts'
import { $session, type Session } from '../../session/session.ts'
import { manifest } from '../open-plugin.ts'

afterEach(() => {
  $session.set(null)
  $notices.set([])
})

function allowing(...allowedDomains: string[]) {
  return { ...manifest, networkAccess: { allowedDomains } }
}

function reread(read: typeof manifest): void {
  const session = { plugin: { manifest: read, code: '' } }
  $session.set(session as Session) // nothing else of it is asked for
}

test('keeps the frame to the list, and says when the list has changed', () => {
  guardFrames(allowing('https://a.test'))

  reread(allowing('https://a.test'))
  const before = $notices.get().length
  reread(allowing('https://b.test'))

  const policy = document.head.querySelector('meta')
  expect(policy?.content).toBe('frame-src data: blob: https://a.test')
  expect(before).toBe(0)
  expect($notices.get()).toMatchObject([{ button: 'Reload' }])
})
