import { expect, vi } from 'vitest'

// Before each file: its stores and its document are its own, though files share
// a process.
vi.resetModules()
document.body.replaceChildren()

// oxlint-disable-next-line vitest/no-standalone-expect -- asks for the file
const { testPath } = expect.getState()

// What is drawn is waited for as long as any other state.
if (testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/preact')
  configure({ asyncUtilTimeout: 60_000 })
}
