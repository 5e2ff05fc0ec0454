/** Runs `run` once, `wait` milliseconds after the first of several calls. */
export function throttle(wait: number, run: () => void): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      run()
    }, wait)
  }
}
