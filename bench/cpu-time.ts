/**
 * Milliseconds that this process computed during the work: for work that waits
 * for nothing, so that what else the machine does is no part of it.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
