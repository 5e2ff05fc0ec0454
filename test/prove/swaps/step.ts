/**
 * An event at the border of panel or controller: a call of the panel, an answer
 * or a turn of the controller, a request, or a write to client storage.
 */
export interface Step {
  kind: 'call' | 'answer' | 'request' | 'writing' | 'turn'
  /** Number within its kind, from 1. */
  nth: number
  /** Method, request or key, without parts that differ between runs. */
  what: string
  /** The controller has no call in progress. */
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
