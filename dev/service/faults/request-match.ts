/** Which requests a fault is for. */
export interface RequestMatch {
  method?: string | undefined
  /** Start of the path, or all of it. */
  path?: string | undefined
}

/** False for the routes that order faults: they must be able to end them. */
export function canFail(path: string): boolean {
  return !path.startsWith('/admin/')
}

/** Whether a fault is for this request. */
export function matches(
  match: RequestMatch,
  method: string,
  path: string
): boolean {
  const isMethod = match.method === undefined || match.method === method
  return isMethod && path.startsWith(match.path ?? '') && canFail(path)
}
