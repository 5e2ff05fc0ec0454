import { tell } from './host-call.ts'

/** Name, message and stack, as the console shows them. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = error.stack ? `\n${error.stack.replace(/\s+$/, '')}` : ''
  return `${error.name}: ${error.message}${stack}`
}

function report(where: string, error: unknown): void {
  tell('log', {
    level: 'error',
    values: [`Uncaught (in ${where}) ${describeError(error)}`]
  })
}

/** Runs plugin code; what it throws or rejects with goes to the console. */
export function callPlugin(where: string, run: () => unknown): unknown {
  try {
    const result = run()
    if (result instanceof Promise) {
      result.then(undefined, error => report(where, error))
    }
    return result
  } catch (error) {
    report(where, error)
    return undefined
  }
}
