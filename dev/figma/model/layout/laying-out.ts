let depth = 0

/** What happens in `work` follows from layout; nobody set it. */
export function layingOut(work: () => void): void {
  depth += 1
  try {
    work()
  } finally {
    depth -= 1
  }
}

/** Whether the current edit comes from auto layout. */
export function isLayingOut(): boolean {
  return depth > 0
}
