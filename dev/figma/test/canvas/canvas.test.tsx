import { cleanup, render, screen } from '@testing-library/preact'
import { options } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Canvas } from '../../canvas/canvas.tsx'
import type { Session } from '../../session/session.ts'
import { manifest, openPlugin } from '../open-plugin.ts'

beforeEach(() => {
  // The first picture is enough.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  // Effects must not wait for a frame, which may come after the test is over.
  options.requestAnimationFrame = effects => queueMicrotask(effects)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('keeps its picture when the plugin starts again', async () => {
  const { host } = await openPlugin()
  const plugin = { manifest, code: '', html: '' }
  const session = { host, plugin } as Session // nothing else is asked for
  const { rerender } = render(<Canvas session={session} />)
  const canvas = screen.getByRole('application', { name: 'Canvas' })
  const stage = canvas.querySelector('[data-stage]')
  expect(stage).not.toBeNull()

  rerender(<Canvas session={{ ...session, plugin: { ...plugin } }} />)

  expect(canvas.querySelector('[data-stage]')).toBe(stage)
})
