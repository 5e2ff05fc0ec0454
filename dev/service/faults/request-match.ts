/** Which requests a fault is for. */
export interface RequestMatch {
  method?: string | undefined
  /** Start of the path, or all of it. */
  path?: string | undefined
}

/** Orders of faults meet none, so that they can always end them. */
export function meetsFaults(path: string): boolean {
  return !path.startsWith('/admin/')
}

/** Whether a fault is for this request. */
export function matches(
  match: RequestMatch,
  method: string,
  path: string
): boolean {
  const isMethod = match.method === undefined || match.method === method
  return isMethod && path.startsWith(match.path ?? '') && meetsFaults(path)
}
