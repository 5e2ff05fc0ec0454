/**
 * Milliseconds of processor time of this process during the work, which other
 * programs do not change. Only for work that waits for nothing.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
