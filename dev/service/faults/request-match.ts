/** Requests that a fault affects. */
export interface RequestMatch {
  method?: string | undefined
  /** A prefix of the path. */
  path?: string | undefined
}

/** False for the routes that set faults: they must be able to clear them. */
export function canFail(path: string): boolean {
  return !path.startsWith('/admin/')
}

/** Whether a fault affects this request. */
export function matches(
  match: RequestMatch,
  { method, path }: { method: string; path: string }
): boolean {
  const isMethod = match.method === undefined || match.method === method
  return isMethod && path.startsWith(match.path ?? '') && canFail(path)
}
