/**
 * Something that passes between the parts of the plugin and what is around
 * them: a call of the panel, an answer of the controller, a request of panel
 * or gateway, a writing into client storage.
 */
export interface Step {
  kind: 'call' | 'answer' | 'request' | 'writing' | 'turn'
  /** Of its kind, from 1. */
  nth: number
  /** What it is, without anything that differs from run to run. */
  what: string
  /** The plugin is at no call. */
  isIdle: boolean
}

/** Such as `call-12-addImage`. */
export function nameStep({
  kind,
  nth,
  what
}: Pick<Step, 'kind' | 'nth' | 'what'>): string {
  return `${kind}-${nth}-${what}`
}

/** `POST http://localhost:4401/purchases/123?a=1` as `POST-/purchases/_`. */
export function nameRequest(line: string): string {
  const [method = '', address = ''] = line.split(' ')
  const path = new URL(address).pathname
    .split('/')
    .map(part => (/^v\d$|^[a-z_-]*$/.test(part) ? part : '_'))
    .join('/')
  return `${method}-${path}`
}
