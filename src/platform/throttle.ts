/** Runs once for calls that come together, so many milliseconds later. */
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
