import { afterEach, beforeEach } from 'vitest'
import { loadBundledPanel } from './bundle-panel.ts'
import { openStack } from './open-stack.ts'
import type { FlowStack, OpenStack, StackOptions } from './open-stack.ts'

/** Opens a new stack for each test; the returned object reads the current one. */
export function useStack(
  options: Omit<StackOptions, 'loadPanel'> = {}
): FlowStack {
  let opened: OpenStack

  beforeEach(async () => {
    opened = await openStack({ ...options, loadPanel: loadBundledPanel })
  })

  afterEach(() => opened.close())

  return {
    get service() {
      return opened.service
    },
    get network() {
      return opened.network
    },
    get clock() {
      return opened.clock
    },
    get browser() {
      return opened.browser
    },
    get storage() {
      return opened.storage
    },
    get ahead() {
      return opened.ahead
    },
    set ahead(milliseconds) {
      opened.ahead = milliseconds
    },
    openFile: (document, editor) => opened.openFile(document, editor),
    reopen: file => opened.reopen(file),
    restart: (file, command) => opened.restart(file, command),
    until: isDone => opened.until(isDone),
    calm: () => opened.calm(),
    waitForRequest: start => opened.waitForRequest(start)
  }
}
