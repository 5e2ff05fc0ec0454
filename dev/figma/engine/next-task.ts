/** Resolves in a fresh task, sooner than the shortest timeout does. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    if (typeof setImmediate === 'function') {
      setImmediate(resolve)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
