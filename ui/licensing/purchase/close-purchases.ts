import { platform } from '../../platform/platform.ts'
import { storedNumbers } from '../../holdings/owned.ts'
import { licenseKey } from '../../holdings/entry-of.ts'
import { keepDecision } from './watched.ts'
import type { LicensedFile } from './licensed-file.ts'
import { step } from './step.ts'

/**
 * Closes finished purchases. One without a license number stays in the journal
 * until the number is found. The result leaves out purchases that cannot be
 * saved, or whose license is not stored elsewhere on this machine; they are
 * closed at the next start.
 */
export async function closePurchases(
  files: readonly LicensedFile[]
): Promise<LicensedFile[]> {
  const kept = storedNumbers()
  const closed = await Promise.all(files.map(file => close(file, kept)))
  return files.filter((_, i) => closed[i])
}

async function close(
  { entry }: LicensedFile,
  kept: ReadonlySet<string>
): Promise<boolean> {
  if (!entry) return true
  if (entry.licenseId !== null && !kept.has(licenseKey(entry))) return false
  try {
    await keepDecision(step(entry, { kind: 'placed' }, platform().now()))
    return true
  } catch {
    return false
  }
}
