import { expect } from 'vitest'

// What is drawn is waited for as long as any other state.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/preact')
  configure({ asyncUtilTimeout: 15_000 })
}
