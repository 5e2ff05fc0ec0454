/** Runs once for calls that come together, so many milliseconds later. */
export function after(wait: number, run: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      run()
    }, wait)
  }
}
