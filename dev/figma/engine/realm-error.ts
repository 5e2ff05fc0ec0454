import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'

/** An error that code inside the realm threw. */
export class RealmError extends Error {
  override readonly name: string
  /** The stack inside the realm, with the plugin's lines. */
  readonly realmStack: string

  constructor(name: string, message: string, stack: string) {
    super(message)
    this.name = name
    this.realmStack = stack
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Takes the error out of the realm; the handle is used up. */
export function realmError(
  context: QuickJSContext,
  handle: QuickJSHandle
): RealmError {
  const dumped: unknown = context.dump(handle)
  handle.dispose()
  if (dumped === null || typeof dumped !== 'object') {
    return new RealmError('Error', String(dumped), '')
  }
  const fields = dumped as Record<string, unknown> // an error as a record
  if (typeof fields['message'] !== 'string') {
    return new RealmError('Error', JSON.stringify(dumped), '')
  }
  const name = textOf(fields['name']) || 'Error'
  return new RealmError(name, fields['message'], textOf(fields['stack']))
}
