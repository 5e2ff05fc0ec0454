let depth = 0

/** Marks the edits in `work` as results of layout. */
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
