import { platform } from '../../platform/platform.ts'
import { keptNumbers } from '../../holdings/owned.ts'
import { keepDecision } from './watched.ts'
import type { LicensedFile } from './licensed-file.ts'
import { step } from './step.ts'

/**
 * Without its number a purchase stays in the journal to be looked up. Those
 * that cannot be written, or of whose license nothing else on this machine
 * would tell, are closed by the next start: they are not among what comes back.
 */
export async function closePurchases(
  files: readonly LicensedFile[]
): Promise<LicensedFile[]> {
  const kept = keptNumbers()
  const closed = await Promise.all(files.map(file => close(file, kept)))
  return files.filter((_, i) => closed[i])
}

async function close(
  { entry }: LicensedFile,
  kept: ReadonlySet<string>
): Promise<boolean> {
  if (!entry) return true
  const { licenseId } = entry
  if (licenseId !== null && !kept.has(licenseId)) return false
  try {
    await keepDecision(step(entry, { kind: 'placed' }, platform().now()))
    return true
  } catch {
    return false
  }
}
