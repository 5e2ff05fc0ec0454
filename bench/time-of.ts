/** Milliseconds that the work takes, waiting included. */
export async function timeOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
